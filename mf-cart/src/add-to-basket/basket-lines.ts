import type { Basket, BasketProduct } from "@stays/domain";
import { type GalaxyError, isGalaxyError } from "@stays/galaxy";
import { without } from "./omit.ts";

/** A line of the basket, told from others by what no language changes. */
export interface BasketLine {
  /** First and last moment, as Galaxy writes them. */
  readonly period: string;
  readonly price: number;
}

const lineOf = ({ start, end, price }: BasketProduct): BasketLine => ({
  period: `${start} ${end}`,
  price: price.amount,
});

/** The lines that get-basket tells of; null = it tells nothing. No basket (404, or none yet) has no lines. */
export function linesIn(answer: Basket | GalaxyError | null): readonly BasketLine[] | null {
  if (answer === null) return [];
  if (isGalaxyError(answer)) return answer.code === 404 ? [] : null;
  return answer.groups.flatMap((group) => group.products.map(lineOf));
}

/**
 * Is what was sent in the basket, although no answer came? Galaxy takes all items or none and makes a line of each,
 * under a name of its own: told by as many lines that were not there before or, when the basket was not seen before,
 * by lines of these prices.
 *
 * @param before null = not known
 * @param prices of the items that were sent, each with its amount
 */
export function hasLanded(
  before: readonly BasketLine[] | null,
  after: readonly BasketLine[],
  prices: readonly number[],
): boolean {
  if (before) return without(after.map(keyOf), before.map(keyOf)).length >= prices.length;
  const found = after.map(({ price }) => smallestUnits(price));
  return without(prices.map(smallestUnits), found).length === 0;
}

/** A price as a whole number, of the four decimals that a currency has at most: products of prices carry binary noise. */
const smallestUnits = (price: number): number => Math.round(price * 10_000);

const keyOf = ({ period, price }: BasketLine) => `${period} ${price}`;
