/** One add at a time in all tabs of the visitor. */
const LOCK = "stays.basket";

const TAKEN = Symbol("another tab is adding");

/**
 * Waits until no other tab is adding: two first adds at once would open two baskets, and what went into one of them
 * would be lost. Where the browser has no locks, or keeps them from the page, it runs at once.
 *
 * @param run told whether another add came first: the basket is then no longer as this tab has seen it
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
