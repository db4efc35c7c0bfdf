import { type CartActions, itemKeyOf } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";
import type { PendingAdd } from "./pending-add.ts";

/**
 * Writes into the cart that an add is in the basket: its phases, its booked items and the booked day (CT-03).
 *
 * @param chosen what the temporary cart holds: what came out of it may be chosen again; a button with an item of its own
 *   stays done
 * @param bookItemIds one per item, in their order; empty where they are not known
 */
export function notifyAdded(
  actions: CartActions,
  { kind, day, keys }: Pick<PendingAdd, "kind" | "day" | "keys">,
  chosen: readonly TempCartItem[],
  bookItemIds: readonly number[] = [],
): void {
  const chosenKeys = chosen.map(itemKeyOf);
  for (const [index, key] of keys.entries()) {
    actions.setPhase(key, chosenKeys.includes(key) ? null : "added");
    const bookItemId = bookItemIds[index];
    if (bookItemId !== undefined) actions.setBookItemId(key, bookItemId);
  }
  if (kind !== "accommodation" && day) actions.markDayBooked(kind, day);
}
