/** Resolves after a time in milliseconds; it does not keep the process running. */
export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
