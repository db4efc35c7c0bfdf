import { addDays, toDay } from "@stays/days";
import { hasTime } from "@stays/domain";
import ical from "ical-generator";
import type { Trip, TripEvent, TripStay } from "./trip.ts";
import type { StayHours } from "./trip-days.ts";

/** What the entries of a calendar file need besides the trip. */
export interface CalendarTexts {
  readonly title: string;
  readonly stay: string;
  readonly event: string;
}

interface Period {
  readonly start: Date;
  readonly end: Date;
  readonly allDay?: boolean;
}

/**
 * A local date-time as the library reads it. Entries are floating (RFC 5545, 3.3.5), because the browser does not
 * know the destination's time zone. Its own must not move them.
 */
const clock = (localDateTime: string): Date => new Date(`${localDateTime}Z`);

/** A period without times of day; the end of such an entry is the day after. */
const days = (first: string, last: string): Period => ({
  start: clock(`${first}T00:00:00`),
  end: clock(`${addDays(last, 1)}T00:00:00`),
  allDay: true,
});

/** The period of a stay: with check-in and check-out times where the settings have both. */
function stayPeriod({ start, end }: TripStay, { checkInFrom, checkOutBefore }: StayHours): Period {
  return checkInFrom !== null && checkOutBefore !== null
    ? { start: clock(`${start}T${checkInFrom}:00`), end: clock(`${end}T${checkOutBefore}:00`) }
    : days(start, end);
}

const eventPeriod = ({ start, end }: TripEvent): Period =>
  hasTime(start) ? { start: clock(start), end: clock(end) } : days(toDay(start), toDay(end));

/**
 * Makes the ids of entries (UID, RFC 5545, 3.8.4.7): kind and period, numbered where several have the same. Names
 * are no part of them: they change with the language, and other tabs may not know them.
 */
function entryIds(site: string): (kind: "stay" | "event", part: TripStay | TripEvent) => string {
  const counts = new Map<string, number>();
  return (kind, { start, end }) => {
    const period = `${kind}-${start}-${end}`;
    const count = (counts.get(period) ?? 0) + 1;
    counts.set(period, count);
    return `${period}${count === 1 ? "" : `-${count}`}@${site}`;
  };
}

/**
 * The trip as an iCalendar file (RFC 5545). A file that is imported again replaces its entries, because the ids
 * are the same.
 *
 * @param site host of the site, part of the ids
 * @param now time of the export
 */
export function calendarFile(
  { stays, events }: Trip,
  texts: CalendarTexts,
  hours: StayHours,
  { site, now }: { readonly site: string; readonly now: Date },
): string {
  const calendar = ical({ name: texts.title, prodId: { company: "Stays", product: "Trip" } });
  const buildId = entryIds(site);
  const add = (part: TripStay | TripEvent, period: Period, id: string, summary: string) =>
    calendar.createEvent({
      ...period,
      summary,
      location: part.place,
      floating: true,
      stamp: now,
      id,
    });
  for (const stay of stays)
    add(stay, stayPeriod(stay, hours), buildId("stay", stay), stay.name ?? texts.stay);
  for (const event of events)
    add(event, eventPeriod(event), buildId("event", event), event.name ?? texts.event);
  return calendar.toString();
}
