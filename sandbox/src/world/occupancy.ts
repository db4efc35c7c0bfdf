import { chanceAt } from "./random.ts";
import { isClosed, nightFactor } from "./seasons.ts";
import type { RatePlan } from "./stay.ts";

/** Returns the stock of a product on a night after bookings by other guests; deterministic per day. */
export function freeOn(rate: RatePlan, day: number): number {
  if (isClosed(rate.closed, day)) return 0;
  if (rate.demand === 0) return rate.rooms;
  if (rate.rooms === 1) {
    const block = 3 + (rate.productId % 5);
    return chanceAt(rate.productId, Math.floor(day / block)) < rate.demand ? 0 : 1;
  }
  const booked = Math.floor(chanceAt(rate.productId, day) * rate.demand * 1.6 * (rate.rooms + 1));
  return Math.max(0, rate.rooms - booked);
}

/** Price of one night in SEK. */
export function priceOn(rate: RatePlan, day: number): number {
  return Math.round(rate.nightly * nightFactor(day));
}
