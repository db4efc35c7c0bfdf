import type { TimelineDay } from "@stays/ui";
import type { TripDay } from "./trip-days.ts";

const hasPart = ({ parts }: TripDay, kind: TripDay["parts"][number]["kind"]): boolean =>
  parts.some((part) => part.kind === kind);

function markOf(day: TripDay): TimelineDay["mark"] {
  if (hasPart(day, "arrival")) return "arrival";
  return hasPart(day, "departure") ? "departure" : undefined;
}

/** The timeline's stops of a trip: arrivals, departures, and days with something booked. */
export function tripStops(days: readonly TripDay[]): readonly TimelineDay[] {
  return days.map((day) => ({
    day: day.day,
    mark: markOf(day),
    booked: hasPart(day, "event"),
  }));
}
