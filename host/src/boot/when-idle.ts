/** Longest wait for an idle callback, in milliseconds. */
const LATEST = 2000;

/** Runs a task once the browser is idle; Safari, which has no idle callbacks, runs it soon. Returns how to cancel it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(task, { timeout: LATEST });
  return () => cancelIdleCallback(callback);
}
