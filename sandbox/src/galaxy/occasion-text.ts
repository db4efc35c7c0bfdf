import { dayText } from "../world/day.ts";

/** `YYYY-MM-DDTHH:mm:ss` of a day and `HH:mm`. */
export function occasionText(day: number, time: string): string {
  return `${dayText(day)}T${time}:00`;
}

/** Returns the local date-time some minutes later. */
export function later(text: string, minutes: number): string {
  return new Date(Date.parse(`${text}Z`) + minutes * 60_000).toISOString().slice(0, 19);
}
