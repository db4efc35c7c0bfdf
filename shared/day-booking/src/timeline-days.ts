import type { TimelineDay } from "@stays/ui";
import type { BookedStayDays } from "./stay-days.ts";

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
    mark: index === 0 ? "arrival" : index === days.length - 1 ? "departure" : undefined,
    soldOut: isAvailable(day) === false,
    booked: booked.includes(day),
  }));
}
