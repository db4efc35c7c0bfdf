import { dayOf } from "@stays/days";
import { timeOfDay } from "@stays/domain";
import type { Format } from "@stays/texts";
import { hasTime, type TripEvent } from "./trip.ts";

/**
 * The times of an event: `09:00 – 11:00`, `09:00` for a moment, with days when it goes on past midnight, and
 * nothing when only its day matters.
 */
export function periodText(
  { start, end }: TripEvent,
  { dayMonthWeekday }: Pick<Format, "dayMonthWeekday">,
): string {
  const isOneDay = dayOf(start) === dayOf(end);
  const moment = (time: string) =>
    [!isOneDay && dayMonthWeekday(dayOf(time)), hasTime(time) && timeOfDay(time)].filter(Boolean).join(" ");
  return [...new Set([moment(start), moment(end)])].filter(Boolean).join(" – ");
}
