import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two checks of files under load. A visitor who comes alone does not wait for them. */
export const CHECK_PAUSE = 5;

/**
 * Runs a task once for all who ask while it is running. They get the next run, not the running one, so that
 * each result is from after its question.
 *
 * @param run reads something that may change at any time
 * @param pause milliseconds that the next run waits for more who ask; a run that nobody has to share begins at once
 */
export function coalesceRuns<Result>(run: () => Promise<Result>, pause = 0): () => Promise<Result> {
  let current: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;
  const start = (): Promise<Result> => {
    next = null;
    const started = run().finally(() => {
      if (current === started) current = null;
    });
    current = started;
    return started;
  };
  return () => {
    if (next) return next;
    if (!current) return start();
    const startLater = () => (pause > 0 ? wait(pause).then(start) : start());
    next = current.then(startLater, startLater);
    return next;
  };
}
