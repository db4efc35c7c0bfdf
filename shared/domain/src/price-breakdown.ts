import { nights } from "@stays/days";
import type { StayPrice } from "@stays/galaxy/entities";
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
  /** 0 = none. It includes what a promo code takes off as long as `codeSaving` is null. */
  readonly saving: number;
  /** What the promo code takes off; null = no code, or not known. */
  readonly codeSaving: number | null;
  readonly total: number;
  /** Average of a person; null = the stay is for one. */
  readonly perPerson: number | null;
}

/**
 * Takes a total apart; null for a stay without nights (CD-03, PK-03).
 *
 * @param withoutCode total of the same rate without the promo code; null = no code, or not known. A lower one
 * is of another time, and says nothing about the code.
 */
export function priceBreakdown(
  price: Omit<StayPrice, "currency">,
  withoutCode: number | null = null,
): PriceBreakdown | null {
  const { amount, start, end, totalPersons } = price;
  const count = nights(start, end);
  if (count === 0) return null;
  const codeSaving = withoutCode !== null && withoutCode >= amount ? withoutCode - amount : null;
  const saved = Math.max(saving(price), codeSaving ?? 0);
  const before = amount + saved;
  return {
    nights: count,
    perNight: before / count,
    before,
    saving: saved - (codeSaving ?? 0),
    codeSaving,
    total: amount,
    perPerson: totalPersons > 1 ? amount / totalPersons : null,
  };
}
