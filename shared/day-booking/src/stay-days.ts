import type { Visit } from "@stays/contract";
import { daysFromTo } from "@stays/days";
import { type BookedStay, bookedStayOf, isPast } from "@stays/domain";

/** The days of the stay, from the page's search. YYYY-MM-DD. */
export interface BookedStayDays extends BookedStay {
  /** From arrival to departure, both included. */
  readonly days: readonly string[];
}

/** The stay of a visit with each of its days; null without a stay that begins today or later (UP-02). */
export function bookedStayDaysOf({ search, today }: Pick<Visit, "search" | "today">): BookedStayDays | null {
  const stay = bookedStayOf(search, today);
  return stay && { ...stay, days: daysFromTo(stay.start, stay.end) };
}

/**
 * The query string of a visit without the dates of a stay that has begun before today; unchanged if there are
 * none (UP-02).
 */
export function withoutPastDates({
  place,
  search: { start },
  today,
}: Pick<Visit, "search" | "today"> & { readonly place: { readonly search: string } }): string {
  if (start === null || !isPast(start, today)) return place.search;
  const query = new URLSearchParams(place.search);
  query.delete("start");
  query.delete("end");
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** The query string with another chosen day; null = the first day of the stay, which has no key. */
export function withDay(search: string, day: string | null): string {
  const query = new URLSearchParams(search);
  query.delete("day");
  if (day !== null) query.set("day", day);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
