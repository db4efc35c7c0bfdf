import { nights } from "@stays/days";
import type { StayPrice } from "./accommodation.ts";
import { saving } from "./price-line.ts";

/**
 * What a total is made of. Amounts are in major units. Galaxy has no prices of single nights or persons, so
 * those are averages.
 */
export interface PriceBreakdown {
  readonly nights: number;
  /** Average of a night before the saving. */
  readonly perNight: number;
  /** All nights before the saving. */
  readonly before: number;
  /** 0 = none. */
  readonly saving: number;
  readonly total: number;
  /** Average of a person; null = the stay is for one. */
  readonly perPerson: number | null;
}

/** Takes a total apart; null for a stay without nights (CD-03, PK-03). */
export function priceBreakdown(price: Omit<StayPrice, "currency">): PriceBreakdown | null {
  const { amount, start, end, totalPersons } = price;
  const count = nights(start, end);
  if (count === 0) return null;
  const saved = saving(price);
  const before = amount + saved;
  return {
    nights: count,
    perNight: before / count,
    before,
    saving: saved,
    total: amount,
    perPerson: totalPersons > 1 ? amount / totalPersons : null,
  };
}
