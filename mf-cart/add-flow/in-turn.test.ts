import { inTurn } from "./in-turn.ts";

function withLocks(locks: unknown): void {
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { locks } });
}

/** Locks as the browser gives them out to all its tabs: one holder at a time, first come first served. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_: string, run: () => Promise<T>): Promise<T> {
      const mine = last.then(run);
      last = mine.catch(() => {});
      return mine;
    },
  };
}

afterEach(() => withLocks(undefined));

test("CT-04 two tabs add one after the other, so that one basket is opened and nothing is lost", async () => {
  withLocks(browserLocks());
  const steps: string[] = [];
  const tab = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve));
    steps.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([inTurn(tab("one")), inTurn(tab("two"))])).toEqual(["one", "two"]);
  expect(steps).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});

test("CT-04 without locks, or with locks that the page may not use, the add runs all the same, and once", async () => {
  let runs = 0;
  const run = async () => ++runs;
  expect(await inTurn(run)).toBe(1);
  withLocks({ request: () => Promise.reject(new Error("SecurityError")) });
  expect(await inTurn(run)).toBe(2);
});

test("CT-04 a run that fails fails once", async () => {
  withLocks(browserLocks());
  let runs = 0;
  const run = () => {
    runs += 1;
    return Promise.reject(new Error("broken"));
  };
  await expect(inTurn(run)).rejects.toThrow("broken");
  expect(runs).toBe(1);
});
