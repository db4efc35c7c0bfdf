import { contentDigits, type TempCartItem } from "@stays/domain";
import { bookedList } from "./booked-list.ts";
import type { SentStay } from "./booked-stay.ts";

/** The property and the unit of a stay, bare digits; the same for a unit without a property. */
export interface StayIds {
  readonly property: string;
  readonly unit: string;
}

/** The ids of a stay that this browser has sent to the basket, whose lines have none. */
export interface IdentifiedStay extends SentStay {
  readonly ids: StayIds;
}

/** The ids of an item that books a stay. */
export function stayIdsOf({ id, stay }: Pick<TempCartItem, "id" | "stay">): StayIds {
  return { property: contentDigits(stay?.propertyId ?? id), unit: contentDigits(id) };
}

/** The stays among items that are sent to the basket, with their ids. */
export function identifiedStays(items: readonly TempCartItem[], language: string): readonly IdentifiedStay[] {
  return items.flatMap((item) => {
    const { name, price, amount, stay } = item;
    if (!stay) return [];
    const { start, end } = stay;
    return [{ name, start, end, price: price * amount, language, ids: stayIdsOf(item) }];
  });
}

function isIdentifiedStay(stored: unknown): stored is IdentifiedStay {
  const { name, start, end, price, language, ids } = (stored ?? {}) as Partial<IdentifiedStay>;
  const texts = [name, start, end, language, ids?.property, ids?.unit];
  return typeof price === "number" && texts.every((text) => typeof text === "string");
}

const list = bookedList("stays.visit.booked-stays", isIdentifiedStay);

/** Reads the ids of the stays that this browser has sent to the basket. In the browser only. */
export const readIdentifiedStays = list.read;

/** Stores ids of stays that are about to be sent. One that is not booked matches no line of the basket. */
export const rememberIdentifiedStays = list.add;
