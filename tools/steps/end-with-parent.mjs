const EVERY_MS = 500;

/**
 * Ends this process when the one that started it is gone. A signal to `npm start` reaches npm and its shell only; what
 * they started would run on.
 *
 * @param {() => void} end
 */
export function endWithParent(end) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, EVERY_MS);
  watch.unref();
}
