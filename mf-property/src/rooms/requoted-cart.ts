import type { TempCartItem } from "@stays/domain";

/** Identifies the same room at the same conditions; booking key and price may differ. */
const stayOf = ({ id, stay }: TempCartItem): string =>
  JSON.stringify([id, stay && { ...stay, bookingConditions: stay.bookingConditions?.name, image: null }]);

/** Identifies a rate of a room in any language: texts differ, prices do not. */
const rateOf = ({ id, price, currency, stay }: TempCartItem): string =>
  JSON.stringify([id, price, currency, stay?.start, stay?.end, stay?.personConfiguration]);

/** The only one; none where several would do. */
const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/**
 * Updates chosen items to the prices and booking keys of a later answer for the same stay, after a promo code
 * or a repeated search. Items that the answer no longer offers are dropped.
 *
 * @param offered every rate of every room of that answer
 */
export function requoted(
  chosen: readonly TempCartItem[],
  offered: readonly TempCartItem[],
): readonly TempCartItem[] {
  return chosen.flatMap((item) => {
    const same = offered.filter((other) => stayOf(other) === stayOf(item));
    const found =
      same.find(({ rate }) => rate === item.rate) ??
      only(same) ??
      only(offered.filter((other) => rateOf(other) === rateOf(item)));
    return found ? [{ ...found, amount: item.amount }] : [];
  });
}
