import { toDay } from "@stays/days";
import { hasTime, timeOfDay } from "@stays/domain";
import type { Trip, TripEvent, TripStay } from "./trip.ts";
import type { StayHours } from "./trip-days.ts";

/** Times of a trip that do not fit together, seen from an event. */
export type Clash =
  /** Another event is at the same time. */
  | { readonly kind: "overlap"; readonly other: TripEvent }
  /** The last event before check-in on the day of arrival: it ends and the stay is not open yet. */
  | { readonly kind: "beforeCheckIn"; readonly stay: TripStay; readonly time: string }
  /** The event goes on when guests must have left. */
  | { readonly kind: "duringCheckOut"; readonly stay: TripStay; readonly time: string }
  /** The trip has stays, but none on the days of the event. */
  | { readonly kind: "noStay" };

/** Whether two events with times have a moment in common. One without an end is a moment. */
function overlap(one: TripEvent, other: TripEvent): boolean {
  if (![one, other].every(({ start }) => hasTime(start))) return false;
  return one.start === other.start || (one.start < other.end && other.start < one.end);
}

/** The end of an event with times. */
const getEnd = ({ start, end }: TripEvent): string => (end > start ? end : start);

function beforeCheckIn({ stays, events }: Trip, event: TripEvent, time: string): readonly Clash[] {
  const arrivesEarly = (one: TripEvent, day: string) =>
    hasTime(one.start) && toDay(getEnd(one)) === day && timeOfDay(getEnd(one)) < time;
  return stays
    .filter(
      ({ start }) =>
        arrivesEarly(event, start) &&
        !events.some((one) => arrivesEarly(one, start) && getEnd(one) > getEnd(event)),
    )
    .map((stay) => ({ kind: "beforeCheckIn", stay, time }));
}

function duringCheckOut({ stays }: Trip, event: TripEvent, time: string): readonly Clash[] {
  return stays
    .filter(({ end }) => {
      const latest = `${end}T${time}:00`;
      return (
        hasTime(event.start) && toDay(event.start) === end && event.start < latest && latest < getEnd(event)
      );
    })
    .map((stay) => ({ kind: "duringCheckOut", stay, time }));
}

function noStay({ stays }: Trip, event: TripEvent): readonly Clash[] {
  const isOfStay = stays.some(({ start, end }) => start <= toDay(getEnd(event)) && toDay(event.start) <= end);
  return stays.length > 0 && !isOfStay ? [{ kind: "noStay" }] : [];
}

/** What an event of a trip collides with. Without check-in or check-out times nothing is said about them. */
export function findClashes(trip: Trip, event: TripEvent, hours: StayHours): readonly Clash[] {
  return [
    ...trip.events
      .filter((other) => other !== event && overlap(event, other))
      .map((other): Clash => ({ kind: "overlap", other })),
    ...(hours.checkInFrom === null ? [] : beforeCheckIn(trip, event, hours.checkInFrom)),
    ...(hours.checkOutBefore === null ? [] : duringCheckOut(trip, event, hours.checkOutBefore)),
    ...noStay(trip, event),
  ];
}
