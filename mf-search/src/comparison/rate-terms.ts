import type { IsoDay } from "@stays/days";
import { freeCancellationEnd, type Product } from "@stays/domain";
import { type CardPrice, discountPercent } from "../listing/from-price.ts";

/** What a price is for besides the stay itself. */
export interface RateTerms {
  /** Whether every room can be cancelled without a fee from today on. */
  readonly isFreeToCancel: boolean;
  /** Names of the included add-ons, each once. */
  readonly addons: readonly string[];
  /** The same text for prices with the same terms; null = the conditions of a room are not known. */
  readonly key: string | null;
}

/** Returns the terms of a price: the conditions, add-ons and savings of its rooms. */
export function rateTerms(rates: readonly Product[], price: CardPrice, today: IsoDay): RateTerms {
  const addons = rates.flatMap(({ includedAddons }) => includedAddons.map(({ name }) => name));
  const areKnown = rates.every(({ bookingConditions }) => bookingConditions !== null);
  const parts = rates.map(({ bookingConditions, includedAddons, discount, offer }) => [
    bookingConditions,
    includedAddons,
    discount?.name,
    offer?.name,
  ]);
  return {
    isFreeToCancel: rates.every(
      ({ bookingConditions }) =>
        bookingConditions !== null &&
        freeCancellationEnd(bookingConditions.terms, price.start, today) !== null,
    ),
    addons: [...new Set(addons)],
    key: areKnown ? JSON.stringify([parts, discountPercent(price)]) : null,
  };
}
