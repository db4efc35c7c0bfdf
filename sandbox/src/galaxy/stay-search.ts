import * as v from "valibot";
import { findPromoCode, type PromoCode } from "../world/agreements.ts";
import type { WorldLanguage } from "../world/localised.ts";
import type { WorldStay } from "../world/stay.ts";
import {
  BadInput,
  digitsList,
  flag,
  integerList,
  jsonReader,
  listSchema,
  optional,
  period,
  recordSchema,
  requiredDigits,
  requiredInteger,
  requiredText,
  wholeNumber,
} from "./input.ts";

/** The guests of one room. */
export interface Guests {
  readonly adults: number;
  readonly childrenAges: readonly number[];
}

const MAX_ROOMS = 20;

/** Reads the rooms of `personConfigurations`. */
const readRooms = jsonReader(
  listSchema(
    v.pipe(
      v.strictObject({ Adults: wholeNumber(1), ChildrenAges: v.array(wholeNumber(0)) }),
      v.transform(({ Adults, ChildrenAges }): Guests => ({ adults: Adults, childrenAges: ChildrenAges })),
    ),
    MAX_ROOMS,
  ),
);

export function countPersons(guests: Guests): number {
  return guests.adults + guests.childrenAges.length;
}

/** `2A4.7`: part of a booking key. */
export function guestsKey(guests: Guests): string {
  return `${guests.adults}A${guests.childrenAges.join(".")}`;
}

/** Returns the distinct rooms, in requested order. */
function distinctRooms(rooms: readonly Guests[]): Guests[] {
  return [...new Map(rooms.map((guests) => [guestsKey(guests), guests])).values()];
}

export const staySorts = [
  "PriorityAgreement-Asc",
  "Price-Asc",
  "Price-Desc",
  "Name-Asc",
  "Name-Desc",
  "Random-Asc",
] as const;
export type StaySort = (typeof staySorts)[number];

/** The filters of an accommodation search. */
export interface StayFilter {
  readonly attributes: readonly number[];
  /** Facility id and its minimum. */
  readonly capacity: readonly (readonly [number, number])[];
  readonly category: number | null;
  readonly geo: readonly number[] | null;
  readonly name: string | null;
  /** A part of the map, which the contract does not have: south, west, north and east in degrees. */
  readonly bounds: readonly number[] | null;
}

/** The search for a stay; booking keys are decoded together with it. */
export interface StaySearch {
  readonly lang: WorldLanguage;
  readonly start: number;
  readonly end: number;
  readonly rooms: readonly Guests[];
  readonly distinct: readonly Guests[];
  readonly filter: StayFilter;
  readonly sort: StaySort;
  readonly promo: PromoCode | null;
  readonly offersOnly: boolean;
  readonly offerIds: readonly number[] | null;
  readonly productId: number | null;
  /** Limits of the total of a stay, which the contract does not have. */
  readonly price: { readonly least: number; readonly most: number };
}

/** A search with the SearchId of its answers. */
export interface NamedSearch extends StaySearch {
  readonly id: string;
}

/** Reads `south,west,north,east`. */
function boundsList(query: URLSearchParams, name: string): readonly number[] {
  const edges = requiredText(query, name).split(",").map(Number);
  if (edges.length !== 4 || !edges.every(Number.isFinite)) throw new BadInput(name, "must be four numbers");
  return edges;
}

export function readSort(query: URLSearchParams): StaySort {
  const sort = optional(query, "sort", requiredText) ?? "PriorityAgreement-Asc";
  const known = staySorts.find((candidate) => candidate === sort);
  if (!known) throw new BadInput("sort", `must be one of ${staySorts.join(", ")}`);
  return known;
}

export function readFilter(query: URLSearchParams): StayFilter {
  const capacity = optional(query, "capacityFilter", jsonReader(recordSchema(wholeNumber(2))));
  return {
    attributes: optional(query, "attributes", integerList) ?? [],
    capacity: Object.entries(capacity ?? {}).map(([id, least]) => {
      if (!/^[0-9]+$/.test(id)) throw new BadInput("capacityFilter", "keys must be facility ids");
      return [Number(id), least] as const;
    }),
    category: optional(query, "category", requiredInteger),
    geo: optional(query, "geo", integerList),
    name: optional(query, "name", requiredText),
    bounds: optional(query, "bounds", boundsList),
  };
}

/** Returns a promo code that the destination accepts; ignores any other. */
export function readPromo(query: URLSearchParams): PromoCode | null {
  const typed = optional(query, "promoCode", requiredText);
  const promo = typed === null ? null : findPromoCode(typed);
  return promo?.expired ? null : promo;
}

/** Reads `offersOnly` and `offerIds`, which requires it. */
export function readOffers(query: URLSearchParams): { offersOnly: boolean; offerIds: number[] | null } {
  const offersOnly = flag(query, "offersOnly");
  const offerIds = optional(query, "offerIds", digitsList);
  if (offerIds && !offersOnly) throw new BadInput("offerIds", "needs offersOnly=true");
  return { offersOnly, offerIds };
}

export function readStaySearch(query: URLSearchParams, lang: WorldLanguage): StaySearch {
  const rooms = readRooms(query, "personConfigurations");
  return {
    lang,
    ...period(query),
    rooms,
    distinct: distinctRooms(rooms),
    filter: readFilter(query),
    sort: readSort(query),
    promo: readPromo(query),
    ...readOffers(query),
    productId: optional(query, "productId", requiredDigits),
    price: {
      least: optional(query, "minPrice", requiredInteger) ?? 0,
      most: optional(query, "maxPrice", requiredInteger) ?? Number.MAX_SAFE_INTEGER,
    },
  };
}

/** Whether a unit has all the attributes (`True` or set) and at least the requested capacities. */
export function passesFilter(unit: WorldStay, filter: Pick<StayFilter, "attributes" | "capacity">): boolean {
  const facilityValue = (id: number) => unit.facilities.find((facility) => facility.id === id)?.value;
  return (
    filter.attributes.every((id) => {
      const value = facilityValue(id);
      return value !== undefined && value !== "False" && value !== "0";
    }) && filter.capacity.every(([id, least]) => Number(facilityValue(id) ?? 0) >= least)
  );
}
