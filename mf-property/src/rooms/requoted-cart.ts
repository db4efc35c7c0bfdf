import type { TempCartItem } from "@stays/domain";

/** Another booking key and price, but the same room at the same conditions. */
const stayOf = ({ id, stay }: TempCartItem): string =>
  JSON.stringify([id, stay && { ...stay, bookingConditions: stay.bookingConditions?.name }]);

/**
 * What is chosen, at the prices and with the booking keys of a later answer for the same stay: after a promo code, or
 * a search that was repeated. What that answer no longer offers goes.
 *
 * @param offered every rate of every room of that answer
 */
export function requoted(
  chosen: readonly TempCartItem[],
  offered: readonly TempCartItem[],
): readonly TempCartItem[] {
  return chosen.flatMap((item) => {
    const same = offered.filter((other) => stayOf(other) === stayOf(item));
    const found = same.find(({ rate }) => rate === item.rate) ?? (same.length === 1 ? same[0] : undefined);
    return found ? [{ ...found, amount: item.amount }] : [];
  });
}
