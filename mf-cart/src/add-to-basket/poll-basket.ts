import type { Found } from "./use-basket-check.ts";

/** Milliseconds before each look for an add whose answer was lost: Galaxy may still be at it. */
const LOOKS = [0, 1_000, 2_000, 4_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Looks for an add until it is there, is no longer looked for, or can no longer be expected.
 *
 * @returns what the last look found
 */
export async function pollBasket(look: () => Promise<Found>, wait = pause): Promise<Found> {
  let found: Found = "unknown";
  for (const ms of LOOKS) {
    await wait(ms);
    found = await look();
    if (found === "landed" || found === "closed") break;
  }
  return found;
}
