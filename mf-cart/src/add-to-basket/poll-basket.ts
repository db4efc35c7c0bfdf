import type { Found } from "./use-basket-check.ts";

/**
 * Delay before each basket check for an add without an answer, in milliseconds. Galaxy may still be
 * processing it.
 */
const POLL_DELAYS = [0, 1_000, 2_000, 4_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Checks the basket until the add is found or closed, or the delays are used up.
 *
 * @returns the result of the last check
 */
export async function pollBasket(check: () => Promise<Found>, wait = pause): Promise<Found> {
  let found: Found = "unknown";
  for (const ms of POLL_DELAYS) {
    await wait(ms);
    found = await check();
    if (found === "landed" || found === "closed") break;
  }
  return found;
}
