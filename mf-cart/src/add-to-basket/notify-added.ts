import { type CartActions, itemKeyOf } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";
import type { PendingAdd } from "./pending-add.ts";

/**
 * Updates the cart store after an add: phases, booked items and the booked day (CT-03).
 *
 * @param chosen items of the temporary cart; they become idle again and can be added again. A button with its
 *   own item stays done
 * @param bookItemIds one per item, in their order; empty when they are not known
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
