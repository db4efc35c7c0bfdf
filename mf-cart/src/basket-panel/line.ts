import type { BasketProduct } from "@stays/domain";

/** The words of a basket line, in parts for the view (CT-05). */
export interface BasketLine {
  /** First and last day as the visitor reads them, one day where they are the same. */
  readonly period: string;
  readonly nights: number;
}

/** What a line needs of `useFormat`. */
export interface LineFormat {
  day(day: string): string;
  dayMonthWeekday(day: string): string;
  time(localDateTime: string): string;
  nights(start: string, end: string): number;
}

const MIDNIGHT = "00:00:00";
const dayOf = (localDateTime: string) => localDateTime.slice(0, 10);
const hasTime = (localDateTime: string) => localDateTime.slice(11, 19) !== MIDNIGHT;

/**
 * `Fri 12 Feb – Mon 15 Feb 2027` with its nights; on one day `Sat 13 Feb 2027`, with times where there are any:
 * `Fri 12 Feb 2027, 12:40 – 14:30`.
 */
export function basketLine(
  { start, end }: Pick<BasketProduct, "start" | "end">,
  format: LineFormat,
): BasketLine {
  const [first, last] = [dayOf(start), dayOf(end)];
  const nights = format.nights(first, last);
  if (nights > 0) return { period: `${format.dayMonthWeekday(first)} – ${format.day(last)}`, nights };
  const times = [start, end].filter(hasTime).map((moment) => format.time(moment));
  const hours = [...new Set(times)].join(" – ");
  return { period: [format.day(first), hours].filter(Boolean).join(", "), nights: 0 };
}
