import type { StayCalendarDays } from "@stays/availability";
import { addDays, daysFromTo, getMonth, getWeekday } from "@stays/days";

/** Length of a flexible stay: a number of nights, or a weekend. */
export type FlexibleLength = number | "weekend";

/** A stay that an arrival day offers. Days are YYYY-MM-DD. */
export interface FlexibleStay {
  readonly start: string;
  readonly end: string;
  /** From-price of the shortest stay from this day, for one adult, in the site's currency; null = not known. */
  readonly price: number | null;
  /** Nights of that price; null = not known. */
  readonly priceNights: number | null;
}

/** An arrival day of the chart; `stay` is null when the length is not offered from it. */
export interface FlexibleDay {
  readonly day: string;
  readonly stay: FlexibleStay | null;
}

export type KnownStays = Pick<StayCalendarDays, "isArrival" | "lengthsFrom" | "getPrice" | "getPriceNights">;

/** Most nights where a month has no calendar data, so that any length may be chosen (ruling 34). */
const LONGEST = 14;
const THURSDAY = 4;
const FRIDAY = 5;
/** Days before and after a chosen arrival. */
const AROUND = 3;

/** Nights of the weekends that can start on a weekday: until Sunday or Monday (ruling 157). */
const WEEKENDS: ReadonlyMap<number, readonly number[]> = new Map([
  [THURSDAY, [3, 4]],
  [FRIDAY, [2, 3]],
]);

const listWeekendNights = (day: string): readonly number[] => WEEKENDS.get(getWeekday(day)) ?? [];

/** Returns the days of a month from the first possible arrival day on. */
export function daysInMonth(month: string, earliest: string): readonly string[] {
  const { start, end } = getMonth(month);
  return daysFromTo(start, end).filter((day) => day >= earliest);
}

/** Returns the days up to three days before and after an arrival, from the first possible one on. */
export function daysAround(arrival: string, earliest: string): readonly string[] {
  return daysFromTo(addDays(arrival, -AROUND), addDays(arrival, AROUND)).filter((day) => day >= earliest);
}

/**
 * Returns the arrival days of a chart, each with the stay that it offers. A chart of weekends has only the
 * days on which one can start, with its shortest weekend.
 */
export function flexibleDays(
  days: readonly string[],
  length: FlexibleLength,
  known: KnownStays,
): readonly FlexibleDay[] {
  const wanted = (day: string) => (length === "weekend" ? listWeekendNights(day) : [length]);
  return days
    .filter((day) => wanted(day).length > 0)
    .map((day) => {
      const lengths = known.lengthsFrom(day);
      const nights = wanted(day).find((count) => lengths === null || lengths.includes(count));
      if (nights === undefined || !known.isArrival(day)) return { day, stay: null };
      const [price, priceNights] = [known.getPrice(day), known.getPriceNights(day)];
      return { day, stay: { start: day, end: addDays(day, nights), price, priceNights } };
    });
}

/** Returns the numbers of nights that some of these days offer, ascending. */
export function offeredNights(
  days: readonly string[],
  { isArrival, lengthsFrom }: Pick<KnownStays, "isArrival" | "lengthsFrom">,
): readonly number[] {
  const any = Array.from({ length: LONGEST }, (_, index) => index + 1);
  const offered = new Set(days.filter(isArrival).flatMap((day) => lengthsFrom(day) ?? any));
  return [...offered].sort((one, other) => one - other);
}

const perNight = ({ stay }: FlexibleDay): number | null =>
  stay !== null && stay.price !== null && stay.priceNights ? stay.price / stay.priceNights : null;

/**
 * Returns the heights of the bars, from 0 to 1 of the highest; null without a price. Prices of different days
 * are for different nights, so bars compare prices per night.
 */
export function barHeights(days: readonly FlexibleDay[]): readonly (number | null)[] {
  const prices = days.map(perNight);
  const highest = Math.max(...prices.filter((price) => price !== null));
  return prices.map((price) => price && price / highest);
}
