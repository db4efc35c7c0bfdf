import { type Facility, facilityText, type Product } from "@stays/domain";
import { type CardPrice, discountPercent } from "@stays/search/listing";
import { shownAmount, shownDifference } from "@stays/texts/shown-amount";
import { parsePropertyId, parseUnitId } from "./comparison-ids.ts";
import { areOfOneSize, facilitiesBeyond } from "./facility-rows.ts";

export interface PricedStay {
  /** Compared id. */
  readonly id: string;
  /** Total of the search; null = none. */
  readonly price: CardPrice | null;
  /** The product of each room, whose amounts are the price. */
  readonly rates: readonly Product[];
  readonly facilities: readonly Facility[];
}

/** How the price of a stay differs from the lowest one. */
export interface PriceDifference {
  /** Difference of the prices that are shown; 0 = no other stay costs less. */
  readonly more: number;
  readonly currency: string;
  /** Add-ons that only this price includes; for two units of one property also the facilities. */
  readonly beyond: readonly string[];
  readonly without: readonly string[];
  /** Whether `beyond` is what the difference is for: the terms are the same, and so are beds and rooms. */
  readonly isExplained: boolean;
}

const areUnitsOfOne = (id: string, other: string): boolean =>
  id !== other &&
  parseUnitId(id) !== null &&
  parseUnitId(other) !== null &&
  parsePropertyId(id) === parsePropertyId(other);

interface Offer extends PricedStay {
  readonly terms: RateTerms;
}

/** What a stay has at its price, and another has not. */
function offersBeyond(stay: Offer, other: Offer): readonly string[] {
  const addons = stay.terms.addons.filter((name) => !other.terms.addons.includes(name));
  if (!areUnitsOfOne(stay.id, other.id)) return addons;
  return [...addons, ...facilitiesBeyond(stay.facilities, other.facilities).map(facilityText)];
}

/**
 * Compares the prices of stays with the lowest one. null for a stay without a price or in another currency
 * than the first one, and for all while fewer than two have a price.
 */
export function priceDifferences(stays: readonly PricedStay[]): readonly (PriceDifference | null)[] {
  const currency = stays.find(({ price }) => price !== null)?.price?.currency;
  const offers = stays.map((stay) =>
    stay.price !== null && stay.price.currency === currency
      ? {
          ...stay,
          terms: rateTerms(stay.rates, stay.price),
          amount: shownAmount(stay.price.amount, currency),
        }
      : null,
  );
  const [first, ...others] = offers.filter((offer) => offer !== null);
  if (!first || currency === undefined || others.length === 0) return stays.map(() => null);
  const lowest = others.reduce((best, offer) => (offer.amount < best.amount ? offer : best), first);
  return offers.map((offer) => {
    if (offer === null) return null;
    const beyond = offersBeyond(offer, lowest);
    const { key } = offer.terms;
    return {
      more: shownDifference(offer.amount, lowest.amount, currency),
      currency,
      beyond,
      without: offersBeyond(lowest, offer),
      isExplained:
        beyond.length > 0 &&
        key !== null &&
        key === lowest.terms.key &&
        areOfOneSize(offer.facilities, lowest.facilities),
    };
  });
}

/** What a price is for besides the stay itself. */
interface RateTerms {
  /** Names of the included add-ons, each once. */
  readonly addons: readonly string[];
  /** The same text for prices with the same terms; null = the conditions of a room are not known. */
  readonly key: string | null;
}

/** Returns the terms of a price: the conditions, add-ons and savings of its rooms. */
function rateTerms(rates: readonly Product[], price: CardPrice): RateTerms {
  const addons = rates.flatMap(({ includedAddons }) => includedAddons.map(({ name }) => name));
  const areKnown = rates.every(({ bookingConditions }) => bookingConditions !== null);
  const parts = rates.map(({ bookingConditions, includedAddons, discount, offer }) => [
    bookingConditions,
    includedAddons,
    discount?.name,
    offer?.name,
  ]);
  return {
    addons: [...new Set(addons)],
    key: areKnown ? JSON.stringify([parts, discountPercent(price)]) : null,
  };
}
