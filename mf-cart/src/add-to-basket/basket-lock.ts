/** Name of the Web Lock that allows one add at a time in all tabs of the visitor. */
const LOCK = "stays.basket";

const TAKEN = Symbol("another tab is adding");

/**
 * Runs `run` under the basket lock. Two simultaneous first adds would open two baskets, and the items of one
 * would be lost. Without Web Locks, or when the browser denies them, `run` starts at once.
 *
 * @param run receives whether another add ran first, which makes the basket cached in this tab stale
 */
export async function withBasketLock<T>(run: (hadToWait: boolean) => Promise<T>): Promise<T> {
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) return run(false);
  let running: Promise<T> | undefined;
  const runOnce = (hadToWait: boolean) => {
    running ??= run(hadToWait);
    return running;
  };
  const take = async (): Promise<T> => {
    const atOnce = await locks.request(LOCK, { ifAvailable: true }, (lock) =>
      lock ? runOnce(false) : TAKEN,
    );
    return atOnce === TAKEN ? await locks.request(LOCK, () => runOnce(true)) : (atOnce as T);
  };
  return take().catch(() => runOnce(false));
}
