import type { Facility, Money } from "@stays/domain";
import { propertyIdOf, unitIdOf } from "./comparison-ids.ts";
import { facilitiesBeyond } from "./facility-rows.ts";

/** A compared stay with its price. */
export interface PricedStay {
  /** Compared id. */
  readonly id: string;
  /** Total of the search; null = none. */
  readonly price: Money | null;
  readonly facilities: readonly Facility[];
}

/** How the price of a stay differs from the lowest one. */
export interface PriceDifference {
  /** In whole units, as prices are shown; 0 = no other stay costs less. */
  readonly more: number;
  readonly currency: string;
  /** For two units of one property: the facilities that only this one has, and only the cheapest has. */
  readonly beyond: readonly Facility[];
  readonly without: readonly Facility[];
}

const areUnitsOfOne = (id: string, other: string): boolean =>
  id !== other &&
  unitIdOf(id) !== null &&
  unitIdOf(other) !== null &&
  propertyIdOf(id) === propertyIdOf(other);

/**
 * Compares the prices of stays with the lowest one. null for a stay without a price or in another currency
 * than the first one, and for all while fewer than two have a price.
 */
export function priceDifferences(stays: readonly PricedStay[]): readonly (PriceDifference | null)[] {
  const currency = stays.find(({ price }) => price !== null)?.price?.currency;
  const priced = stays.filter(({ price }) => price !== null && price.currency === currency);
  const amountOf = ({ price }: PricedStay) => Math.round(price?.amount ?? Number.POSITIVE_INFINITY);
  const [first, ...others] = priced;
  if (!first || others.length === 0) return stays.map(() => null);
  const lowest = others.reduce((best, stay) => (amountOf(stay) < amountOf(best) ? stay : best), first);
  return stays.map((stay) => {
    if (stay.price === null || stay.price.currency !== currency) return null;
    const explains = areUnitsOfOne(stay.id, lowest.id);
    return {
      more: amountOf(stay) - amountOf(lowest),
      currency,
      beyond: explains ? facilitiesBeyond(stay.facilities, lowest.facilities) : [],
      without: explains ? facilitiesBeyond(lowest.facilities, stay.facilities) : [],
    };
  });
}
