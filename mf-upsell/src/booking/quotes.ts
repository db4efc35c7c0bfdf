import { assignParty, type Party, parseAges } from "@stays/day-booking";
import type { Occasion, Quote, TempCartItem } from "@stays/domain";

export function chosenAmount(items: readonly TempCartItem[], { bookKey }: Pick<Quote, "bookKey">): number {
  return items.find((item) => item.bookKey === bookKey)?.amount ?? 0;
}

export function listQuotes({ entries }: Occasion): readonly Quote[] {
  return entries.flatMap(({ priceGroups }) => priceGroups.flatMap(({ quotes }) => quotes));
}

/** The first quote with a chosen amount below its minimum, which Galaxy refuses; null = none (BW-01). */
export function belowMinimum(items: readonly TempCartItem[], quotes: readonly Quote[]): Quote | null {
  return (
    quotes.find((quote) => {
      const amount = chosenAmount(items, quote);
      return amount > 0 && amount < quote.minimumItems;
    }) ?? null
  );
}

export function isFull(amount: number, { availableCapacity }: Pick<Quote, "availableCapacity">): boolean {
  return amount >= availableCapacity;
}

export function isSoldOut(occasion: Occasion): boolean {
  const quotes = listQuotes(occasion);
  return quotes.length > 0 && quotes.every((quote) => isFull(0, quote));
}

/** The initial amount of each quote, and the number of persons without a matching quote. */
interface PartyQuotes {
  readonly chosen: readonly { readonly quote: Quote; readonly amount: number }[];
  readonly unassigned: number;
}

/**
 * Matches the persons of a search with quotes of an occasion's first price group, by the names of the quotes. A
 * quote with a minimum above one person, such as a group's, takes persons only where the others leave some and
 * enough of them fit it (BW-01, ruling 102).
 */
export function partyQuotes(party: Party | null, { entries }: Pick<Occasion, "entries">): PartyQuotes {
  if (!party) return { chosen: [], unassigned: 0 };
  const quotes = entries[0]?.priceGroups[0]?.quotes ?? [];
  const single = assignQuotes(
    party,
    quotes.filter(({ minimumItems }) => minimumItems <= 1),
  );
  if (single.unassigned === 0) return single;
  const size = party.adults + party.childrenAges.length;
  const all = assignQuotes(
    party,
    quotes.filter(({ minimumItems }) => minimumItems <= size),
  );
  return all.unassigned < single.unassigned ? all : single;
}

/** Persons below a quote's minimum or beyond its capacity are not assigned. */
function assignQuotes(party: Party, quotes: readonly Quote[]): PartyQuotes {
  const groups = quotes.flatMap(({ bookKey, price: { priceGroupName: name } }) => {
    const ages = parseAges(name);
    return ages === undefined ? [] : [{ key: bookKey, name, ages }];
  });
  const { amounts } = assignParty(party, groups);
  const chosen = quotes
    .map((quote) => ({ quote, amount: Math.min(amounts[quote.bookKey] ?? 0, quote.availableCapacity) }))
    .filter(({ quote, amount }) => amount > 0 && amount >= quote.minimumItems);
  const assigned = chosen.reduce((sum, { amount }) => sum + amount, 0);
  return { chosen, unassigned: party.adults + party.childrenAges.length - assigned };
}
