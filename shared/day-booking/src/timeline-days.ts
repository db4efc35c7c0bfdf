import type { TimelineDay } from "@stays/ui";
import type { BookedStayDays } from "./stay-days.ts";

function markOf(index: number, count: number): TimelineDay["mark"] {
  if (index === 0) return "arrival";
  return index === count - 1 ? "departure" : undefined;
}

/**
 * The timeline's stops for the days of a stay: arrival first, departure last. Days without products are sold
 * out, booked days are marked (UP-01, TR-01).
 *
 * @param isAvailable whether a day has products; undefined = not known yet
 */
export function timelineDays(
  { days }: BookedStayDays,
  isAvailable: (day: string) => boolean | undefined,
  booked: readonly string[],
): readonly TimelineDay[] {
  return days.map((day, index) => ({
    day,
    mark: markOf(index, days.length),
    soldOut: isAvailable(day) === false,
    booked: booked.includes(day),
  }));
}
