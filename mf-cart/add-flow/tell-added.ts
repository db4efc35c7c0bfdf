import type { CartActions } from "@stays/contract";
import type { TempCartItem } from "@stays/stay";
import type { OpenAdd } from "./open-add.ts";

/**
 * Writes into the cart that an add is in the basket: its phases and the booked day (CT-03).
 *
 * @param chosen what the temporary cart holds: what came out of it may be chosen again; a button with an item of its own
 *   stays done
 */
export function tellAdded(
  actions: CartActions,
  { kind, day, bookKeys }: Pick<OpenAdd, "kind" | "day" | "bookKeys">,
  chosen: readonly TempCartItem[],
): void {
  for (const bookKey of bookKeys) {
    const isChosen = chosen.some((item) => item.bookKey === bookKey);
    actions.setPhase(bookKey, isChosen ? null : "added");
  }
  if (kind !== "accommodation" && day) actions.markDayBooked(kind, day);
}
