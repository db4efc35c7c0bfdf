import type { Quote } from "./activity.ts";

/** Book key -> chosen units. */
export type Quantities = Readonly<Record<string, number>>;

/** Whether one more unit can be chosen: below the quote's capacity (BW-01). */
export function canAddUnit(quote: Pick<Quote, "availableCapacity">, quantity: number): boolean {
  return quantity < quote.availableCapacity;
}

/** Price of the chosen units of all quotes; adding is disabled at 0 or less (BW-01). */
export function quantitiesTotal(quotes: readonly Quote[], quantities: Quantities): number {
  return quotes.reduce((sum, quote) => sum + quote.price.amount * (quantities[quote.bookKey] ?? 0), 0);
}
