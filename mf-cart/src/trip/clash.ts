import { toDay } from "@stays/days";
import { hasTime, timeOfDay } from "@stays/domain";
import type { Trip, TripEvent } from "./trip.ts";
import type { StayHours } from "./trip-days.ts";

/** Times of a trip that do not fit together, seen from an event. */
export type Clash =
  /** Another event is at the same time. */
  | { readonly kind: "overlap"; readonly other: TripEvent }
  /** The last event before check-in on the day of arrival: it ends and the stay is not open yet. */
  | { readonly kind: "beforeCheckIn"; readonly time: string }
  /** The event goes on when guests must have left. */
  | { readonly kind: "duringCheckOut"; readonly time: string }
  /** The trip has stays, but none on the days of the event. */
  | { readonly kind: "noStay" };

/** Whether two events with times have a moment in common. One without an end is a moment. */
function overlap(one: TripEvent, other: TripEvent): boolean {
  if (![one, other].every(({ start }) => hasTime(start))) return false;
  return one.start === other.start || (one.start < other.end && other.start < one.end);
}

/** The end of an event with times. */
const getEnd = ({ start, end }: TripEvent): string => (end > start ? end : start);

/** Whether an event is the last one that ends before check-in on the day of an arrival. */
function isBeforeCheckIn({ stays, events }: Trip, event: TripEvent, time: string): boolean {
  const arrivesEarly = (one: TripEvent, day: string) =>
    hasTime(one.start) && toDay(getEnd(one)) === day && timeOfDay(getEnd(one)) < time;
  return stays.some(
    ({ start }) =>
      arrivesEarly(event, start) &&
      !events.some((one) => arrivesEarly(one, start) && getEnd(one) > getEnd(event)),
  );
}

/** Whether an event begins before check-out on the day of a departure and goes on after it. */
function isDuringCheckOut({ stays }: Trip, event: TripEvent, time: string): boolean {
  return stays.some(({ end }) => {
    const latest = `${end}T${time}:00`;
    return (
      hasTime(event.start) && toDay(event.start) === end && event.start < latest && latest < getEnd(event)
    );
  });
}

/** Whether a trip with stays has none on the days of an event. */
function hasNoStay({ stays }: Trip, event: TripEvent): boolean {
  const isOfStay = stays.some(({ start, end }) => start <= toDay(getEnd(event)) && toDay(event.start) <= end);
  return stays.length > 0 && !isOfStay;
}

/** What an event of a trip collides with. Without check-in or check-out times nothing is said about them. */
export function findClashes(trip: Trip, event: TripEvent, hours: StayHours): readonly Clash[] {
  const { checkInFrom, checkOutBefore } = hours;
  const clashes: Clash[] = trip.events
    .filter((other) => other !== event && overlap(event, other))
    .map((other) => ({ kind: "overlap", other }));
  if (checkInFrom !== null && isBeforeCheckIn(trip, event, checkInFrom))
    clashes.push({ kind: "beforeCheckIn", time: checkInFrom });
  if (checkOutBefore !== null && isDuringCheckOut(trip, event, checkOutBefore))
    clashes.push({ kind: "duringCheckOut", time: checkOutBefore });
  if (hasNoStay(trip, event)) clashes.push({ kind: "noStay" });
  return clashes;
}
