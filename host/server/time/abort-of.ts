/**
 * Rejects with the signal's reason when it aborts. Node's `fetch` alone may not: it never settles when a body that is
 * said to be compressed cannot be decompressed.
 */
export const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
