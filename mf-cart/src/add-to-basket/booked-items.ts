import { deviceStorage, type VisitKey } from "@stays/contract";
import { toDay } from "@stays/days";
import { type BasketProduct, contentDigits, type StayImage, type TempCartItem } from "@stays/domain";
import { smallestUnits } from "./basket-lines.ts";

/** Entries to keep; a basket seldom has more. */
const KEPT_ENTRIES = 20;
/** Seven days in milliseconds, as for all that is stored of a visit (ruling 170). */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** An entry, and when it was stored, in milliseconds since 1970. */
interface Stored<Entry> {
  readonly at: number;
  readonly entry: Entry;
}

/**
 * A list of what this browser has sent to the basket in the last week, for all its tabs; only for this page
 * where localStorage is blocked. In the browser only.
 *
 * @param isEntry checks an entry, which an older release may have written
 */
export function bookedList<Entry>(key: VisitKey, isEntry: (stored: unknown) => stored is Entry) {
  function read(): readonly Stored<Entry>[] {
    const list = deviceStorage.read(key);
    // biome-ignore lint/plugin: kept across visits; an entry of the future has an unknown age
    const now = Date.now();
    const isStored = (one: Partial<Stored<unknown>> | null): one is Stored<Entry> =>
      typeof one?.at === "number" && Math.abs(now - one.at) < KEPT_FOR && isEntry(one.entry);
    return Array.isArray(list) ? list.filter(isStored) : [];
  }
  return {
    /** The newest last. */
    read: (): readonly Entry[] => read().map(({ entry }) => entry),
    add(entries: readonly Entry[]): void {
      // biome-ignore lint/plugin: kept across visits
      const at = Date.now();
      const list = [...read(), ...entries.map((entry) => ({ at, entry }))].slice(-KEPT_ENTRIES);
      deviceStorage.write(key, list);
    },
  };
}

const hasTexts = (value: unknown, fields: readonly string[]): boolean =>
  fields.every((field) => typeof Reflect.get(Object(value), field) === "string");

/** The property and the unit of a stay, bare digits; the same for a unit without a property. */
export interface StayIds {
  readonly property: string;
  readonly unit: string;
}

/**
 * A stay that this browser has sent to the basket, whose lines have neither ids nor photo nor rate. A line is
 * recognised by the name, dates and price.
 */
export interface BookedStay {
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  /** Price of all units of the line, in major units. */
  readonly price: number;
  /** Language of the texts, as in addresses. */
  readonly language: string;
  readonly ids: StayIds;
  readonly rate?: string | undefined;
  /** HTML, not yet sanitised. */
  readonly terms?: string | undefined;
  readonly image?: StayImage | null | undefined;
}

export function getStayIds({ id, stay }: Pick<TempCartItem, "id" | "stay">): StayIds {
  return { property: contentDigits(stay?.propertyId ?? id), unit: contentDigits(id) };
}

/** The stays among items that are sent to the basket. */
export function bookedStays(items: readonly TempCartItem[], language: string): readonly BookedStay[] {
  return items.flatMap((item) => {
    const { name, price, amount, rate, stay } = item;
    if (!stay) return [];
    return [
      {
        name,
        start: stay.start,
        end: stay.end,
        price: price * amount,
        language,
        ids: getStayIds(item),
        rate,
        terms: stay.bookingConditions?.terms,
        image: stay.image,
      },
    ];
  });
}

const isBookedStay = (stored: unknown): stored is BookedStay =>
  hasTexts(stored, ["name", "start", "end", "language"]) &&
  hasTexts(Reflect.get(Object(stored), "ids"), ["property", "unit"]);

const staysSent = bookedList("stays.visit.booked-stays", isBookedStay);

/** Reads the stays that this browser has sent to the basket, the newest last. In the browser only. */
export const readBookedStays = staysSent.read;

/** Stores stays that are about to be sent. One that is not booked matches no line of the basket. */
export const rememberBookedStays = (stays: readonly BookedStay[]): void => staysSent.add(stays);

/**
 * The stay of a basket line, recognised by its dates and price, and by its name where several agree. Lines have no ids.
 */
export function stayOfLine(
  { name, start, end, price }: BasketProduct,
  stays: readonly BookedStay[],
  language: string,
): BookedStay | null {
  const same = stays.filter(
    (stay) =>
      stay.language === language &&
      stay.start === toDay(start) &&
      stay.end === toDay(end) &&
      smallestUnits(stay.price) === smallestUnits(price.amount),
  );
  return same.findLast((stay) => name.includes(stay.name)) ?? (same.length === 1 ? (same[0] ?? null) : null);
}

/** The dates of a booked item by its name; null when this tab booked it never, or for several dates. */
export function datesOfStay(
  productName: string,
  stays: readonly BookedStay[],
): Pick<BookedStay, "start" | "end"> | null {
  const [first, ...others] = stays.filter(({ name }) => productName.includes(name));
  const isUnsure = others.some(({ start, end }) => start !== first?.start || end !== first?.end);
  return first && !isUnsure ? first : null;
}

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
    (one) => one.language === language && toDay(start) === one.day && name.includes(one.name),
  );
  // The longest name fits best: "Tour by night" also has "Tour".
  return same.sort((one, other) => other.name.length - one.name.length)[0]?.id ?? null;
}

const isBookedActivity = (stored: unknown): stored is BookedActivity =>
  hasTexts(stored, ["name", "day", "id", "language"]);

const activitiesSent = bookedList("stays.visit.booked-activities", isBookedActivity);

/** Reads the activities that this browser has sent to the basket. In the browser only. */
export const readBookedActivities = activitiesSent.read;

/** Stores activities that are about to be sent. One that is not booked matches no line of the basket. */
export function rememberBookedActivities(
  items: readonly Pick<TempCartItem, "id" | "name">[],
  of: Pick<BookedActivity, "day" | "language">,
): void {
  activitiesSent.add(items.map(({ id, name }) => ({ ...of, name, id: contentDigits(id) })));
}
