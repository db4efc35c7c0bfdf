import type { Quote } from "./activity.ts";

/** Book key -> chosen units. */
export type Quantities = Readonly<Record<string, number>>;

/** Whether the visitor can add one more unit: below the quote's capacity (BW-01). */
export function canAddUnit(quote: Pick<Quote, "availableCapacity">, quantity: number): boolean {
  return quantity < quote.availableCapacity;
}

/** Returns the price of the chosen units of all quotes; at 0 or less the add button is disabled (BW-01). */
export function quantitiesTotal(quotes: readonly Quote[], quantities: Quantities): number {
  return quotes.reduce((sum, quote) => sum + quote.price.amount * (quantities[quote.bookKey] ?? 0), 0);
}
