const EVERY_MS = 500;

/**
 * Ends this process when its parent has ended. A signal to `npm start` reaches only npm and its shell, and
 * their child processes would keep running.
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
