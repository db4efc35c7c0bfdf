import { dayOf } from "@stays/days";
import { type BasketProduct, contentDigits, type TempCartItem } from "@stays/domain";
import { bookedList } from "./booked-list.ts";

/** An activity that this browser has sent to the basket, whose lines have no ids. */
export interface BookedActivity {
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Bare digits. */
  readonly id: string;
  /** Language of the name, as in addresses. */
  readonly language: string;
}

/** The id of the activity of a basket line, recognised by its day and name; null = this browser has not sent it. */
export function activityOfLine(
  { name, start }: Pick<BasketProduct, "name" | "start">,
  booked: readonly BookedActivity[],
  language: string,
): string | null {
  const same = booked.filter(
    (one) => one.language === language && dayOf(start) === one.day && name.includes(one.name),
  );
  // The longest name fits best: "Tour by night" also has "Tour".
  return same.sort((one, other) => other.name.length - one.name.length)[0]?.id ?? null;
}

const FIELDS = ["name", "day", "id", "language"] as const;

const isBookedActivity = (stored: unknown): stored is BookedActivity =>
  FIELDS.every((field) => typeof (stored as Partial<BookedActivity> | null)?.[field] === "string");

const list = bookedList("stays.visit.booked-activities", isBookedActivity);

/** Reads the activities that this browser has sent to the basket. In the browser only. */
export const readBookedActivities = list.read;

/** Stores activities that are about to be sent. One that is not booked matches no line of the basket. */
export function rememberBookedActivities(
  items: readonly Pick<TempCartItem, "id" | "name">[],
  of: Pick<BookedActivity, "day" | "language">,
): void {
  list.add(items.map(({ id, name }) => ({ ...of, name, id: contentDigits(id) })));
}
