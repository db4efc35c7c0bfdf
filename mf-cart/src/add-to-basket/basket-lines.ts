import { toDay } from "@stays/days";
import type { Basket, BasketProduct, TempCartItem } from "@stays/domain";

/** Basket line, identified by the fields that no language changes. Galaxy's lines have no BookKey. */
export interface BasketLine {
  /** YYYY-MM-DD. */
  readonly start: string;
  /** YYYY-MM-DD; null = any, as of an activity, which may end on a later day. */
  readonly end: string | null;
  /** Price of all units of the line, in major units. */
  readonly price: number;
}

const lineOfProduct = ({ start, end, price }: BasketProduct): BasketLine => ({
  start: toDay(start),
  end: toDay(end),
  price: price.amount,
});

/** The line that an item becomes; `day` is that of an activity or a transport. */
export const lineOfItem = ({ stay, price, amount }: TempCartItem, day: string | null): BasketLine => ({
  start: stay?.start ?? day ?? "",
  end: stay?.end ?? null,
  price: price * amount,
});

/** Reads the lines of a basket; null = there is no basket yet. */
export function readBasketLines(basket: Basket | null): readonly BasketLine[] {
  return basket?.groups.flatMap((group) => group.products.map(lineOfProduct)) ?? [];
}

/**
 * Returns whether an add without an answer is in the basket. Galaxy books all items or none and adds one line
 * for each: a new line with its dates and its price is the item. With its dates alone, or where it is not known
 * which lines are new, nothing can be said.
 *
 * @param before lines before the add; null = not known
 * @param sent the line that each item becomes
 * @returns null = cannot be told
 */
export function isInBasket(
  before: readonly BasketLine[] | null,
  after: readonly BasketLine[],
  sent: readonly BasketLine[],
): boolean | null {
  const candidates = without(after, before ?? [], isSameLine);
  if (without(sent, candidates, hasSameDates).length > 0) return false;
  return before && without(sent, candidates, isSameLine).length === 0 ? true : null;
}

const hasSameDates = (one: BasketLine, other: BasketLine): boolean =>
  one.start === other.start && (one.end === null || other.end === null || one.end === other.end);

const isSameLine = (one: BasketLine, other: BasketLine): boolean =>
  hasSameDates(one, other) && smallestUnits(one.price) === smallestUnits(other.price);

/**
 * Price in units of 1/10 000, because multiplied prices carry floating-point errors. A currency has at most
 * four decimals.
 */
export const smallestUnits = (price: number): number => Math.round(price * 10_000);

/** Removes the elements that equal one of another list, each once: `[1, 1, 2]` without `[1]` is `[1, 2]`. */
function without<T>(
  list: readonly T[],
  others: readonly T[],
  isEqual: (one: T, other: T) => boolean,
): readonly T[] {
  const left = [...others];
  return list.filter((element) => {
    const found = left.findIndex((other) => isEqual(element, other));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}
