import { formatISO, parseISO } from "date-fns";
import type { IsoDay } from "./days.ts";

/** Converts a day for react-day-picker: midnight in the local time zone, or the first moment after it. */
export function toLocalDate(day: IsoDay): Date {
  return parseISO(day);
}

export function fromLocalDate(date: Date): IsoDay {
  return formatISO(date, { representation: "date" });
}
