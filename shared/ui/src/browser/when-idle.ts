/** Longest wait for an idle callback, in milliseconds. */
const LATEST = 2000;

/**
 * Runs a task when the browser is idle; Safari has no idle callbacks and runs it soon. Returns a function
 * that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(task, { timeout: LATEST });
  return () => cancelIdleCallback(callback);
}
