import { addDays, isDay, toDay } from "@stays/days";
import { queryText } from "@stays/routes";
import { SHARED_STAY, SHARED_TIME } from "@stays/search";
import { byStart, type Trip, type TripEvent, type TripStay } from "./trip.ts";

/** Most stays and most events that a shared link may carry. */
const MOST_PARTS = 12;
/** Longest stay or event of a shared link, in days. */
const LONGEST = 60;

const ID = /^\d{1,9}$/;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3])([0-5]\d)$/;

/** `2027-02-13T0900` as `2027-02-13T09:00:00`; null when it is no time. */
function parseTime(text: string): string | null {
  const [, day = "", hour, minute] = LOCAL_TIME.exec(text) ?? [];
  return isDay(day) ? `${day}T${hour}:${minute}:00` : null;
}

const isShort = (start: string, end: string): boolean => start <= end && end <= addDays(start, LONGEST);

/** Parses `{arrival},{departure}`, or with ids `{arrival},{departure},{property},{unit}`. */
function parseStay(text: string): readonly TripStay[] {
  const [start = "", end = "", property = "", unit = "", ...rest] = text.split(",");
  if (!isDay(start) || !isDay(end) || start === end || !isShort(start, end) || rest.length > 0) return [];
  const ids = ID.test(property) && ID.test(unit) ? { property, unit } : null;
  return [{ name: null, place: null, start, end, isBooked: true, ids }];
}

/** Parses `{start},{end}`, or with an id `{start},{end},{activity}`. */
function parseEvent(text: string): readonly TripEvent[] {
  const [first = "", last = "", activity = "", ...rest] = text.split(",");
  const [start, end] = [parseTime(first), parseTime(last)];
  if (start === null || end === null || rest.length > 0) return [];
  if (start > end || !isShort(toDay(start), toDay(end))) return [];
  return [{ name: null, place: null, start, end, activity: ID.test(activity) ? activity : null }];
}

/**
 * The trip in the address of a shared link; null when it has none. Anyone can write such an address: it has
 * dates, times and ids only, so no text of a stranger is shown. Everything else is left out.
 */
export function parseSharedTrip(search: string): Trip | null {
  const query = new URLSearchParams(search);
  const stays = query.getAll(SHARED_STAY).slice(0, MOST_PARTS).flatMap(parseStay);
  const events = query.getAll(SHARED_TIME).slice(0, MOST_PARTS).flatMap(parseEvent);
  if (stays.length + events.length === 0) return null;
  return { stays: [...stays].sort(byStart), events: [...events].sort(byStart) };
}

/** How many parts of a trip the link has the ids of: only those have a name for others. */
export function checkIdentified({ stays, events }: Trip): "all" | "some" | "none" {
  const isKnown = [
    ...stays.slice(0, MOST_PARTS).map(({ ids }) => ids !== null),
    ...events.slice(0, MOST_PARTS).map(({ activity }) => activity !== null),
  ];
  if (isKnown.every(Boolean)) return "all";
  return isKnown.some(Boolean) ? "some" : "none";
}

/** Whether an address is meant as a shared trip, readable or not. */
export function isSharedTrip(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has(SHARED_STAY) || query.has(SHARED_TIME);
}

const timeText = (localDateTime: string): string => localDateTime.slice(0, 16).replace(":", "");

/** The query string of a link that shows a trip to others: no name, no guest, no price. */
export function sharedTripText({ stays, events }: Trip): string {
  return queryText(
    new URLSearchParams([
      ...stays
        .slice(0, MOST_PARTS)
        .map(({ start, end, ids }) => [
          SHARED_STAY,
          [start, end, ...(ids ? [ids.property, ids.unit] : [])].join(","),
        ]),
      ...events
        .slice(0, MOST_PARTS)
        .map(({ start, end, activity }) => [
          SHARED_TIME,
          [timeText(start), timeText(end), ...(activity === null ? [] : [activity])].join(","),
        ]),
    ]),
  );
}
