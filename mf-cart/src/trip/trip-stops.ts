import type { TimelineDay } from "@stays/ui";
import type { TripDay } from "./trip-days.ts";

const hasPart = ({ parts }: TripDay, kind: TripDay["parts"][number]["kind"]): boolean =>
  parts.some((part) => part.kind === kind);

/** The timeline's stops of a trip: arrivals, departures, and days with something booked. */
export function tripStops(days: readonly TripDay[]): readonly TimelineDay[] {
  return days.map((day) => ({
    day: day.day,
    mark: hasPart(day, "arrival") ? "arrival" : hasPart(day, "departure") ? "departure" : undefined,
    booked: hasPart(day, "event"),
  }));
}
