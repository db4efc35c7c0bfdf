/** Name of the Web Lock that allows one add at a time in all tabs of the visitor. */
const LOCK = "stays.basket";

const LOCKED = Symbol("another tab is adding");

/**
 * Runs `run` under the basket lock. Two simultaneous first adds would open two baskets, and the items of one
 * would be lost. Without Web Locks, or when the browser denies them, `run` starts at once.
 *
 * @param task receives whether another add ran first, which makes the basket cached in this tab stale
 */
export async function withBasketLock<T>(task: (hadToWait: boolean) => Promise<T>): Promise<T> {
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) return task(false);
  let running: Promise<T> | undefined;
  const runOnce = (hadToWait: boolean) => {
    running ??= task(hadToWait);
    return running;
  };
  const requestLock = async (): Promise<T> => {
    const atOnce = await locks.request(LOCK, { ifAvailable: true }, (lock) =>
      lock ? runOnce(false) : LOCKED,
    );
    return atOnce === LOCKED ? await locks.request(LOCK, () => runOnce(true)) : (atOnce as T);
  };
  return requestLock().catch(() => runOnce(false));
}
