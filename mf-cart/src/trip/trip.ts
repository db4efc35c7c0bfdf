import { isDay, nights, toDay } from "@stays/days";
import { type Basket, type BasketProduct, hasTime, type TempCartItem } from "@stays/domain";
import type { LinkedAccommodation } from "@stays/routes";
import {
  activityOfLine,
  type BookedActivity,
  type BookedStay,
  getStayIds,
  type StayIds,
  stayOfLine,
} from "../add-to-basket/booked-items.ts";

export interface TripStay {
  /** null = not known yet: a shared trip has ids only. */
  readonly name: string | null;
  /** The property of the unit; null = none, or the same as the name. */
  readonly place: string | null;
  /** Arrival and departure, YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  /** False = chosen, but not in the basket. */
  readonly isBooked: boolean;
  /** null = this browser does not know them. */
  readonly ids: StayIds | null;
  /** The item whose page the name links to; missing = no link. */
  readonly linked?: LinkedAccommodation;
}

/** An activity or a journey of the trip. Galaxy's basket does not say which of the two it is. */
export interface TripEvent {
  /** null = not known: a shared trip has ids only. */
  readonly name: string | null;
  readonly place: string | null;
  /** YYYY-MM-DDTHH:mm:ss, destination local time; T00:00:00 = no time of day. */
  readonly start: string;
  readonly end: string;
  /** Digits of the activity; null = a journey, or not known in this browser. */
  readonly activity: string | null;
}

/** What is booked and chosen, each part in the order of its start. */
export interface Trip {
  readonly stays: readonly TripStay[];
  readonly events: readonly TripEvent[];
}

/** Orders parts of a trip by their start, then by their end. */
export const byStart = <Part extends { readonly start: string; readonly end: string }>(
  one: Part,
  other: Part,
) => `${one.start} ${one.end}`.localeCompare(`${other.start} ${other.end}`);

/** Whether a line is a stay: it lasts a night or more and has no times. A night train has times. */
function isStay({ start, end }: Pick<BasketProduct, "start" | "end">): boolean {
  return nights(toDay(start), toDay(end)) > 0 && !hasTime(start) && !hasTime(end);
}

/** Whether the days of a line exist and are in order; one without them has no place on the timeline. */
function hasDays({ start, end }: Pick<BasketProduct, "start" | "end">): boolean {
  return isDay(toDay(start)) && isDay(toDay(end)) && start <= end;
}

/** Two price groups of one activity are two lines of the basket, but one event. */
function withoutRepeats(events: readonly TripEvent[]): readonly TripEvent[] {
  const byKey = new Map(
    events.map((event) => [JSON.stringify([event.name, event.place, event.start, event.end]), event]),
  );
  return [...byKey.values()];
}

function chosenStays(items: readonly TempCartItem[]): readonly TripStay[] {
  return items.flatMap((item) => {
    if (!item.stay) return [];
    const { propertyName: place, start, end } = item.stay;
    return [{ name: item.name, place, start, end, isBooked: false, ids: getStayIds(item) }];
  });
}

/**
 * The trip of a visitor: the lines of the basket, and the stays that are chosen but not yet in it.
 *
 * @param known what this browser has sent to the basket; it has ids, which the basket has not
 * @param language of the page, as in addresses
 */
export function buildTrip(
  basket: Basket | null,
  chosen: readonly TempCartItem[],
  known: { readonly stays: readonly BookedStay[]; readonly activities: readonly BookedActivity[] },
  language: string,
): Trip {
  const lines = (basket?.groups ?? []).flatMap((group) =>
    group.products.filter(hasDays).map((product) => ({
      product,
      place: product.name.includes(group.name) ? null : group.name,
    })),
  );
  const stays = lines
    .filter(({ product }) => isStay(product))
    .map(({ product, place }) => ({
      name: product.name,
      place,
      start: toDay(product.start),
      end: toDay(product.end),
      isBooked: true,
      ids: stayOfLine(product, known.stays, language)?.ids ?? null,
    }));
  const events = lines
    .filter(({ product }) => !isStay(product))
    .map(({ product, place }) => ({
      name: product.name,
      place,
      start: product.start,
      end: product.end,
      activity: activityOfLine(product, known.activities, language),
    }));
  return {
    stays: [...stays, ...chosenStays(chosen)].sort(byStart),
    events: [...withoutRepeats(events)].sort(byStart),
  };
}

export const isEmptyTrip = ({ stays, events }: Trip): boolean => stays.length === 0 && events.length === 0;
