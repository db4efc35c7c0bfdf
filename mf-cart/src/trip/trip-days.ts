import { addDays, daysFromTo, toDay } from "@stays/days";
import { hasTime, timeOfDay } from "@stays/domain";
import type { Trip, TripEvent, TripStay } from "./trip.ts";

/** When guests may come and must have left, HH:mm; null = the settings do not say. */
export interface StayHours {
  readonly checkInFrom: string | null;
  readonly checkOutBefore: string | null;
}

/** A part of a day. `time` is HH:mm, null = no time of day. */
export type DayPart =
  | { readonly kind: "departure" | "arrival"; readonly time: string | null; readonly stay: TripStay }
  | { readonly kind: "event"; readonly time: string | null; readonly event: TripEvent };

export interface TripDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** In the order of the day: departures, events and arrivals by time, those without a time first. */
  readonly parts: readonly DayPart[];
  /** A stay that covers the day from morning to night; null = arrival, departure or no stay. */
  readonly stay: TripStay | null;
  /** Whether the visitor is at a stay all day and has nothing planned. */
  readonly isFree: boolean;
}

/** Most days to show of one stay or event. */
const MOST_DAYS = 100;

/** The days from the first to the last, at most {@link MOST_DAYS}: one odd date must not fill the page. */
function daysWithin(first: string, last: string): readonly string[] {
  const latest = addDays(first, MOST_DAYS - 1);
  return daysFromTo(first, last < latest ? last : latest);
}

/** The days of an event. One that ends at midnight sharp has no part of that day. */
function daysOfEvent({ start, end }: TripEvent): readonly string[] {
  const days = daysWithin(toDay(start), toDay(end));
  return days.length > 1 && hasTime(start) && !hasTime(end) ? days.slice(0, -1) : days;
}

function listParts({ stays, events }: Trip, day: string, hours: StayHours): readonly DayPart[] {
  const parts: readonly DayPart[] = [
    ...stays
      .filter(({ end }) => end === day)
      .map((stay): DayPart => ({ kind: "departure", time: hours.checkOutBefore, stay })),
    ...events
      .filter((event) => daysOfEvent(event).includes(day))
      .map((event): DayPart => {
        const isGoingOn = toDay(event.start) < day;
        return {
          kind: "event",
          time: hasTime(event.start) && !isGoingOn ? timeOfDay(event.start) : null,
          event,
        };
      }),
    ...stays
      .filter(({ start }) => start === day)
      .map((stay): DayPart => ({ kind: "arrival", time: hours.checkInFrom, stay })),
  ];
  // Sorting is stable: without times a day begins with departures and ends with arrivals.
  return [...parts].sort((one, other) => (one.time ?? "").localeCompare(other.time ?? ""));
}

/** The days of a trip, ascending: all days of its stays, and those with events. Other days are left out. */
export function tripDays(trip: Trip, hours: StayHours): readonly TripDay[] {
  const days = new Set([
    ...trip.stays.flatMap(({ start, end }) => daysWithin(start, end)),
    ...trip.events.flatMap(daysOfEvent),
  ]);
  return [...days].sort().map((day) => {
    const parts = listParts(trip, day, hours);
    const stay = trip.stays.find(({ start, end }) => start < day && day < end) ?? null;
    return { day, parts, stay, isFree: stay !== null && parts.length === 0 };
  });
}
