import { useBasket, useBookingReport, useQueryClient } from "@stays/contract";
import { clearPendingAdd, lookUpAdd, readPendingAdd } from "./pending-add.ts";

/**
 * Result of a check for the pending add: it is in the basket, it is not there (and may still arrive), or the
 * basket could not be read. `closed` = there is no pending add.
 */
export type Found = "found" | "absent" | "unknown" | "closed";

/**
 * Hook that returns a basket check for the pending add of this tab (CT-02). The check calls get-basket and
 * books nothing. A found add is reported like any other (CT-03), and is cleared.
 *
 * @returns the check, which never rejects. Call it under the basket lock: it clears the pending add, which
 *   must not belong to an add that is still running
 */
export function useBasketCheck(): () => Promise<Found> {
  const client = useQueryClient();
  const bookingReport = useBookingReport();
  const { refresh } = useBasket();
  return async () => {
    const add = readPendingAdd();
    if (!add) return "closed";
    const isIn = await lookUpAdd(client, add).catch(() => null);
    if (isIn === null) return "unknown";
    if (!isIn) return "absent";
    clearPendingAdd();
    bookingReport.succeed({ ...add, bookItemIds: [], chosen: add.keys });
    bookingReport.dismissFailure();
    await refresh();
    return "found";
  };
}

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
    if (found === "found" || found === "closed") break;
  }
  return found;
}
