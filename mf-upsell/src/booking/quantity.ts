import type { Activity, Occasion, Quote, TempCartItem } from "@stays/domain";

/** What a line of the temporary cart is made of, besides its amount. */
export interface QuotedActivity {
  readonly activity: Pick<Activity, "id" | "name">;
  readonly searchId: string;
}

/** How many of a quote have been chosen. */
export function chosenAmount(items: readonly TempCartItem[], { bookKey }: Pick<Quote, "bookKey">): number {
  return items.find((item) => item.bookKey === bookKey)?.amount ?? 0;
}

/** An amount of a quote as the temporary cart takes it; the search is that of the day or tab (CA-30). */
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

/** The quotes of an occasion, in the order they are sold. */
export function quotesOf({ entries }: Occasion): readonly Quote[] {
  return entries.flatMap(({ priceGroups }) => priceGroups.flatMap(({ quotes }) => quotes));
}

/** A quote of which some have been chosen, but fewer than its minimum: Galaxy refuses those (BW-01). */
export function belowMinimum(items: readonly TempCartItem[], quotes: readonly Quote[]): Quote | null {
  return (
    quotes.find((quote) => {
      const amount = chosenAmount(items, quote);
      return amount > 0 && amount < quote.minimumItems;
    }) ?? null
  );
}

/** Whether no more can be chosen: the quote's capacity is reached (BW-01). */
export function isFull(amount: number, { availableCapacity }: Pick<Quote, "availableCapacity">): boolean {
  return amount >= availableCapacity;
}

/** Whether an occasion has quotes, and no place is left in any of them. */
export function isSoldOut(occasion: Occasion): boolean {
  const quotes = quotesOf(occasion);
  return quotes.length > 0 && quotes.every((quote) => isFull(0, quote));
}
