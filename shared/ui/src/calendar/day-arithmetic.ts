import type { DayPickerProps } from "react-day-picker";
import { fromLocalDate } from "./local-day.ts";

const DAY_LENGTH = 86_400_000;

/** Whole days since the epoch of a local date, whatever the clock did in between. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_LENGTH;
}

const monthNumber = (date: Date): number => date.getFullYear() * 12 + date.getMonth();

/** The first day of the epoch is a Thursday; weeks begin on Monday (SW-01). */
const weekNumber = (date: Date): number => Math.floor((dayNumber(date) + 3) / 7);

/**
 * What the day picker asks for each of its days, as plain numbers: its own ways read patterns, look up locales and
 * copy dates. Weeks are numbered from the epoch on; only their difference is ever looked at.
 */
export const DAY_ARITHMETIC: NonNullable<DayPickerProps["dateLib"]> = {
  format: (date, pattern) => fromLocalDate(date).slice(0, pattern.length),
  isSameDay: (one, other) => dayNumber(one) === dayNumber(other),
  isSameMonth: (one, other) => monthNumber(one) === monthNumber(other),
  differenceInCalendarDays: (later, earlier) => dayNumber(later) - dayNumber(earlier),
  getWeek: weekNumber,
};
