/** One add at a time in all tabs of the visitor. */
const LOCK = "stays.basket";

/**
 * Waits until no other tab is adding: two first adds at once would open two baskets, and what went into one of them
 * would be lost. Where the browser has no locks, or keeps them from the page, it runs at once.
 */
export async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) return run();
  let running: Promise<T> | undefined;
  const runOnce = () => {
    running ??= run();
    return running;
  };
  return locks.request(LOCK, runOnce).catch(runOnce) as Promise<T>;
}
