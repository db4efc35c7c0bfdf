import type { Calendar, CalendarDay, DepartureDates } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { count, day, nullableAmount } from "./values.ts";

const calendarDay: Decoder<CalendarDay> = v.pipe(
  v.object({
    Date: day,
    StayLenghts: v.pipe(v.array(v.pipe(count, v.minValue(1))), v.minLength(1)),
    PriceFrom: nullableAmount,
  } satisfies Reads<Wire["Calendar"]["CalendarFormatted"][number]>),
  v.transform((it) => ({
    date: it.Date,
    stayLengths: it.StayLenghts,
    // A price of 0 is no price (ruling 73).
    priceFrom: it.PriceFrom !== null && it.PriceFrom > 0 ? it.PriceFrom : null,
  })),
);

/** Arrival days of a range. */
export function calendar(items: Items): Decoder<Calendar> {
  return v.pipe(
    v.object({
      CalendarFormatted: items.mainList("CalendarFormatted", calendarDay),
      FakeCalendar: v.boolean(),
      CalendarPriceExists: v.boolean(),
    } satisfies Reads<Wire["Calendar"]>),
    v.transform((it) => ({
      days: it.CalendarFormatted,
      isFake: it.FakeCalendar,
      hasPrices: it.CalendarPriceExists,
    })),
  );
}

/** Departures of the restricted cabin calendar. */
export function departureDates(items: Items): Decoder<DepartureDates> {
  return v.object({
    departureDates: items.list("departureDates", day),
  } satisfies Reads<Wire["DepartureDates"]>);
}
