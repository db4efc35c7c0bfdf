import type { Basket, BasketProduct } from "@stays/domain";
import { errorKind, type GalaxyError, isGalaxyError } from "@stays/galaxy";

/** Basket line, identified by the fields that no language changes. */
export interface PricedBasketLine {
  /** Start and end, as Galaxy writes them. */
  readonly period: string;
  readonly price: number;
}

const lineOf = ({ start, end, price }: BasketProduct): PricedBasketLine => ({
  period: `${start} ${end}`,
  price: price.amount,
});

/**
 * Reads the lines of a get-basket answer. A missing basket (not found or null) has no lines; another Galaxy error
 * returns null.
 */
export function linesIn(answer: Basket | GalaxyError | null): readonly PricedBasketLine[] | null {
  if (answer === null) return [];
  if (isGalaxyError(answer)) return errorKind(answer) === "notFound" ? [] : null;
  return answer.groups.flatMap((group) => group.products.map(lineOf));
}

/**
 * Returns whether the sent items are in the basket although no answer came. Galaxy books all items or none
 * and adds one line per item, under its own name. So compare the number of new lines or, when the earlier
 * lines are not known, the prices.
 *
 * @param before null = not known
 * @param prices price of each sent item, multiplied by its amount
 */
export function hasLanded(
  before: readonly PricedBasketLine[] | null,
  after: readonly PricedBasketLine[],
  prices: readonly number[],
): boolean {
  if (before) return without(after.map(keyOf), before.map(keyOf)).length >= prices.length;
  const found = after.map(({ price }) => smallestUnits(price));
  return without(prices.map(smallestUnits), found).length === 0;
}

/**
 * Price in units of 1/10 000, because multiplied prices carry floating-point errors. A currency has at most
 * four decimals.
 */
const smallestUnits = (price: number): number => Math.round(price * 10_000);

const keyOf = ({ period, price }: PricedBasketLine) => `${period} ${price}`;

/** Removes the elements of another list, each once: `[1, 1, 2]` without `[1]` is `[1, 2]`. */
function without<T>(list: readonly T[], others: readonly T[]): readonly T[] {
  const left = [...others];
  return list.filter((element) => {
    const found = left.indexOf(element);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}
