import { tabStorage } from "@stays/contract";
import { dayOf } from "@stays/days";
import type { BasketProduct, StayImage, TempCartItem } from "@stays/domain";

/** What a line of the basket is recognised by. */
export interface SentStay {
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  /** Price of all units of the line, in major units. */
  readonly price: number;
  /** Language of the texts, as in addresses. */
  readonly language: string;
}

/** What this tab knows of a stay that it has sent to the basket. Galaxy's basket has neither photo nor rate. */
export interface BookedStay extends SentStay {
  readonly rate: string | null;
  /** HTML, not yet sanitised. */
  readonly terms: string | null;
  readonly image: StayImage | null;
}

const STORAGE_KEY = "stays.booked-stays";
/** Stays to keep; a basket seldom has more lines. */
const KEPT_STAYS = 20;
/** Prices are compared in units of 1/10 000, because multiplied prices carry floating-point errors. */
const PRECISION = 10_000;

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
        rate: rate ?? null,
        terms: stay.bookingConditions?.terms ?? null,
        image: stay.image ?? null,
      },
    ];
  });
}

/**
 * The stay of a basket line, recognised by its dates and price, and by its name where several agree. Lines have no ids.
 */
export function stayOfLine<Stay extends SentStay>(
  { name, start, end, price }: BasketProduct,
  stays: readonly Stay[],
  language: string,
): Stay | null {
  const same = stays.filter(
    (stay) =>
      stay.language === language &&
      stay.start === dayOf(start) &&
      stay.end === dayOf(end) &&
      Math.round(stay.price * PRECISION) === Math.round(price.amount * PRECISION),
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

const isBookedStay = (stored: unknown): stored is BookedStay =>
  stored !== null && typeof stored === "object" && "price" in stored && "language" in stored;

/** Reads the stays that this tab has sent to the basket, the newest last. In the browser only. */
export function readBookedStays(): readonly BookedStay[] {
  const stored = tabStorage.read(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter(isBookedStay) : [];
}

/** Stores stays that are about to be sent. One that is not booked matches no line of the basket. */
export function rememberBookedStays(stays: readonly BookedStay[]): void {
  if (stays.length > 0) tabStorage.write(STORAGE_KEY, [...readBookedStays(), ...stays].slice(-KEPT_STAYS));
}
