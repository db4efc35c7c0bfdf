/**
 * Calendar days as `YYYY-MM-DD`, computed by date-fns. A day has no time zone (CO-05), so it is midnight UTC
 * here: local clocks skip hours, and in Samoa a whole day. The package has several files because a bundler
 * splits code by file.
 */

export { addMonths, daysFromTo, getMonth, getMonthStart, moveMonths } from "./day-ranges.ts";
export {
  addDays,
  daysBetween,
  getToday,
  getWeekday,
  type IsoDay,
  isDay,
  nights,
  toDate,
  toDay,
} from "./days.ts";
