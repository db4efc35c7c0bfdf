/** One add at a time in all tabs of the visitor. */
const LOCK = "stays.basket";

/**
 * Waits until no other tab is adding: two first adds at once would open two baskets, and one of them would be lost.
 * Browsers without locks run at once.
 */
export function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (typeof navigator === "undefined" || !navigator.locks) return run();
  return navigator.locks.request(LOCK, run);
}
