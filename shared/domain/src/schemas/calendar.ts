import * as v from "valibot";
import type { Items } from "./tolerant-lists.ts";
import { count, day, entity, nullableAmount } from "./wire-types.ts";

const calendarDay = entity({
  /** YYYY-MM-DD. */
  date: ["Date", day],
  /** Whole nights, ascending. */
  stayLengths: ["StayLenghts", v.pipe(v.array(v.pipe(count, v.minValue(1))), v.minLength(1))],
  /** Price of the shortest stay of one adult, in the site's currency. A price of 0 is no price (ruling 73). */
  priceFrom: [
    "PriceFrom",
    v.pipe(
      nullableAmount,
      v.transform((price) => (price !== null && price > 0 ? price : null)),
    ),
  ],
});

export type CalendarDay = v.InferOutput<typeof calendarDay>;

export function calendar(items: Items) {
  return v.pipe(
    v.object({
      CalendarFormatted: items.mainList("CalendarFormatted", calendarDay),
      FakeCalendar: v.boolean(),
      CalendarPriceExists: v.boolean(),
    }),
    v.transform((it) => ({
      days: it.CalendarPriceExists
        ? it.CalendarFormatted
        : it.CalendarFormatted.map((one) => ({ ...one, priceFrom: null })),
      /** No calendar data: the visitor may choose every future day and any length (ruling 34). */
      isFake: it.FakeCalendar,
    })),
  );
}

export type Calendar = v.InferOutput<ReturnType<typeof calendar>>;

export function departureDates(items: Items) {
  return v.object({
    /** The day at which the calendar of departures opens. */
    earliestDepartureDay: v.nullable(day),
    departureDates: items.list("departureDates", day),
  });
}

/** Possible departures of an arrival in the restricted cabin calendar (SW-11). YYYY-MM-DD, ascending. */
export type DepartureDates = v.InferOutput<ReturnType<typeof departureDates>>;
