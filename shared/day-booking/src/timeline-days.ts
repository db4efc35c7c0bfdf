import type { TimelineDay } from "@stays/ui";
import type { StayDays } from "./stay-days.ts";

/**
 * The stops of a stay: first day arrival, last departure, days without anything sold out, booked days marked (UP-01,
 * TR-01).
 *
 * @param isAvailable whether something takes place on a day; undefined while that is not known
 */
export function timelineDays(
  { days }: StayDays,
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
