import { agesInName, assignParty, type Party } from "@stays/day-booking";
import type { Occasion, Quote } from "@stays/domain";

/** The initial amount of each quote, and the number of persons without a matching quote. */
export interface PartyQuotes {
  readonly chosen: readonly { readonly quote: Quote; readonly amount: number }[];
  readonly unassigned: number;
}

/**
 * Matches the persons of a search with quotes of an occasion's first price group, by the ages in the quotes'
 * names. Skips quotes with a minimum above one person and sold-out quotes; visitors choose those themselves
 * (BW-01).
 */
export function partyQuotes(party: Party | null, { entries }: Pick<Occasion, "entries">): PartyQuotes {
  if (!party) return { chosen: [], unassigned: 0 };
  const quotes = (entries[0]?.priceGroups[0]?.quotes ?? []).filter(({ minimumItems }) => minimumItems <= 1);
  const groups = quotes.flatMap(({ bookKey, price }) => {
    const ages = agesInName(price.priceGroupName);
    return ages === undefined ? [] : [{ key: bookKey, ages }];
  });
  const { amounts, unassigned } = assignParty(party, groups);
  const chosen = quotes
    .map((quote) => ({ quote, amount: Math.min(amounts[quote.bookKey] ?? 0, quote.availableCapacity) }))
    .filter(({ amount }) => amount > 0);
  return { chosen, unassigned };
}
