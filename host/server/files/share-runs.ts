/**
 * Runs a task once for all who ask while it is running. They get the next run, not the running one, so that
 * each result is from after its question.
 *
 * @param run reads something that may change at any time
 */
export function shareRuns<Result>(run: () => Promise<Result>): () => Promise<Result> {
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
    if (!current) return start();
    next ??= current.then(start, start);
    return next;
  };
}
