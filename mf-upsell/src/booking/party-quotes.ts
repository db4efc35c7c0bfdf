import { agesInName, type Party, placeParty } from "@stays/day-booking";
import type { Occasion, Quote } from "@stays/domain";

/** How many of each quote a booking starts with, and how many persons have no quote of their own. */
export interface PartyQuotes {
  readonly chosen: readonly { readonly quote: Quote; readonly amount: number }[];
  readonly unplaced: number;
}

/**
 * The persons of a search as quotes of an occasion: of its first price group, by the ages in their names. Quotes that
 * are sold to several persons at least, and those that are sold out, are left to the visitor (BW-01).
 */
export function partyQuotes(party: Party | null, { entries }: Pick<Occasion, "entries">): PartyQuotes {
  if (!party) return { chosen: [], unplaced: 0 };
  const quotes = (entries[0]?.priceGroups[0]?.quotes ?? []).filter(({ minimumItems }) => minimumItems <= 1);
  const groups = quotes.flatMap(({ bookKey, price }) => {
    const ages = agesInName(price.priceGroupName);
    return ages === undefined ? [] : [{ key: bookKey, ages }];
  });
  const { amounts, unplaced } = placeParty(party, groups);
  const chosen = quotes
    .map((quote) => ({ quote, amount: Math.min(amounts[quote.bookKey] ?? 0, quote.availableCapacity) }))
    .filter(({ amount }) => amount > 0);
  return { chosen, unplaced };
}
