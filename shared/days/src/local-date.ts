import { formatISO, parseISO } from "date-fns";
import type { IsoDay } from "./days.ts";

/** A day as the day picker has it: midnight of the machine's own zone, or the first moment after it. */
export function toLocalDate(day: IsoDay): Date {
  return parseISO(day);
}

/** The day of such a date. */
export function fromLocalDate(date: Date): IsoDay {
  return formatISO(date, { representation: "date" });
}
