import type { Activity, Occasion, Quote, TempCartItem } from "@stays/domain";

/** The data of a temporary cart item, besides its quote and amount. */
export interface QuotedActivity {
  readonly activity: Pick<Activity, "id" | "name">;
  readonly searchId: string;
}

/** The chosen amount of a quote. */
export function chosenAmount(items: readonly TempCartItem[], { bookKey }: Pick<Quote, "bookKey">): number {
  return items.find((item) => item.bookKey === bookKey)?.amount ?? 0;
}

/** Converts a quote and an amount to a temporary cart item; the search is that of the day or tab (CA-30). */
export function quotedItem(quote: Quote, amount: number, of: QuotedActivity): TempCartItem {
  return {
    bookKey: quote.bookKey,
    name: of.activity.name,
    price: quote.price.amount,
    currency: quote.price.currency,
    amount,
    id: of.activity.id,
    searchId: of.searchId,
    dormitoryBed: false,
    persons: 1,
  };
}

/** The quotes of an occasion, in Galaxy's order. */
export function quotesOf({ entries }: Occasion): readonly Quote[] {
  return entries.flatMap(({ priceGroups }) => priceGroups.flatMap(({ quotes }) => quotes));
}

/**
 * The first quote with a chosen amount below its minimum, which Galaxy answers with an error; null = none
 * (BW-01).
 */
export function belowMinimum(items: readonly TempCartItem[], quotes: readonly Quote[]): Quote | null {
  return (
    quotes.find((quote) => {
      const amount = chosenAmount(items, quote);
      return amount > 0 && amount < quote.minimumItems;
    }) ?? null
  );
}

/** Whether the quote's capacity is reached (BW-01). */
export function isFull(amount: number, { availableCapacity }: Pick<Quote, "availableCapacity">): boolean {
  return amount >= availableCapacity;
}

/** Whether an occasion has quotes and all of them are sold out. */
export function isSoldOut(occasion: Occasion): boolean {
  const quotes = quotesOf(occasion);
  return quotes.length > 0 && quotes.every((quote) => isFull(0, quote));
}
