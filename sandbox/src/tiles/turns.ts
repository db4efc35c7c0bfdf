import { setImmediate } from "node:timers/promises";

/**
 * Runs pieces of work one at a time, in the order in which they come, with a turn of the event loop before each: what is
 * asked of the process meanwhile waits for one piece at most. A piece that throws rejects its own promise only.
 */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Result): Promise<Result> => {
    const mine = last.then(() => setImmediate()).then(work);
    last = mine.catch(() => {});
    return mine;
  };
}
