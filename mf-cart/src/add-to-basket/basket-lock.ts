/** Name of the Web Lock that allows one add at a time in all tabs of the visitor. */
const LOCK = "stays.basket";

/**
 * Runs `task` under the basket lock. Two simultaneous first adds would open two baskets, and the items of one
 * would be lost. Without Web Locks, or when the browser denies them, `task` starts at once.
 */
export async function withBasketLock<T>(task: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  const runOnce = () => {
    running ??= task();
    return running;
  };
  try {
    return await navigator.locks.request(LOCK, runOnce);
  } catch {
    return runOnce();
  }
}
