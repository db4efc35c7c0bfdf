import type { Trip, TripEvent, TripStay } from "./trip.ts";

/** Returns a stay from Friday to Monday, for tests. */
export function tripStayFixture(more: Partial<TripStay> = {}): TripStay {
  return {
    name: "Cabin 14",
    place: "Ridge village",
    start: "2027-02-12",
    end: "2027-02-15",
    isBooked: true,
    ids: null,
    ...more,
  };
}

/** Returns an event, for tests. Times are `2027-02-13T09:00`. */
export function tripEventFixture(
  start: string,
  end = start,
  name: string | null = "Dog sledding",
): TripEvent {
  return { name, place: null, start: `${start}:00`, end: `${end}:00`, activity: null };
}

/** Returns a trip with one stay, for tests. */
export function tripFixture(...events: readonly TripEvent[]): Trip {
  return { stays: [tripStayFixture()], events };
}
