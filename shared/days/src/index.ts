/**
 * Days of the calendar as `YYYY-MM-DD`, computed by date-fns. A day has no time zone (CO-05), so it is midnight UTC
 * here: the machine's own clock skips hours, and in Samoa a whole day.
 * A file for each part of a page that needs it first: a bundler splits by file.
 */

export { addMonths, daysFromTo, monthOf } from "./day-ranges.ts";
export {
  addDays,
  dateOf,
  dayOf,
  daysBetween,
  type IsoDay,
  isDay,
  nights,
  todayIn,
  weekdayOf,
} from "./days.ts";
export { fromLocalDate, toLocalDate } from "./local-date.ts";
