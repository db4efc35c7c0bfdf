import type { Destination } from "./destinations/destination.ts";

/**
 * Converts one of the world's whole-number prices to the currency of a destination, without floating-point
 * noise.
 */
export function amountIn({ currency: { perUnit, decimals } }: Destination, price: number): number {
  const scale = 10 ** decimals;
  return Math.round(price * perUnit * scale) / scale;
}

/** The same with its currency. */
export function moneyIn(destination: Destination, price: number) {
  return { Price: amountIn(destination, price), Currency: destination.currency.code };
}
