import type { VisitSearch } from "@stays/contract";
import { type Position, STAY_SORTS, type StaySort } from "@stays/domain";
import { boundsIn, CAPACITY_KEY, capacityIn, priceIn } from "./query-filters.ts";
import { degreesIn, digitsIn, digitsListIn, integersIn } from "./query-values.ts";
import { GUEST_KEY } from "./rooms-in-query.ts";
import type { SearchState } from "./search-state.ts";

const KNOWN_KEYS: ReadonlySet<string> = new Set([
  "start",
  "end",
  "rooms",
  "category",
  "geo",
  "geos",
  "attributes",
  "name",
  "sort",
  "promocode",
  "lat",
  "long",
  "bounds",
  "price",
  "ba",
  "offer",
]);

/** Most characters of unknown keys and values that are kept; campaign parameters have some hundred. */
const MAX_REST = 1_000;

/** The query string of a page, and the search that the host has parsed from it. */
export interface SearchedPlace {
  readonly place: { readonly search: string };
  readonly search: VisitSearch;
}

/**
 * The whole search of a visit: what the host has parsed, and the keys that it leaves to the remotes (RT-08,
 * RT-09). Unknown keys are kept in `rest`, up to 1,000 characters.
 */
export function searchStateOf({ place, search: { hasGuests: _, ...shared } }: SearchedPlace): SearchState {
  const keys = new URLSearchParams(place.search);
  return {
    ...shared,
    attributes: integersIn(keys.get("attributes")),
    name: nameIn(keys.get("name")),
    sort: sortIn(keys.get("sort")),
    capacity: capacityIn(keys),
    position: positionOf(keys),
    bounds: boundsIn(keys.get("bounds")),
    price: priceIn(keys.get("price")),
    bookedAccommodation: bookedAccommodationOf(keys),
    offer: digitsListIn(keys.get("offer")),
    rest: boundedRest([...keys].filter(([key]) => !isKnown(key))),
  };
}

/** The position of the booked accommodation, from the keys `lat` and `long` of a query string. */
export const positionIn = (query: string): Position | null => positionOf(new URLSearchParams(query));

/** The booked accommodation, in bare digits, from the key `ba` of a query string. */
export const bookedAccommodationIn = (query: string): string | null =>
  bookedAccommodationOf(new URLSearchParams(query));

/**
 * Keeps as many unknown keys as fit. They are limited, because every link contains them and caches store a
 * page per URL.
 */
function boundedRest(rest: SearchState["rest"]): SearchState["rest"] {
  let length = 0;
  return rest.filter(([key, value]) => {
    length += key.length + value.length;
    return length <= MAX_REST;
  });
}

/**
 * Parses a part of a name. HTML has no NUL: a browser leaves it out of a server's page, which then could not be
 * hydrated. Some systems write ä as a letter and an accent, which Galaxy's names are not (NFC).
 */
const nameIn = (text: string | null): string => text?.replaceAll("\0", "").normalize("NFC") ?? "";

function isKnown(key: string): boolean {
  return KNOWN_KEYS.has(key) || GUEST_KEY.test(key) || CAPACITY_KEY.test(key);
}

function sortIn(text: string | null): StaySort | null {
  return STAY_SORTS.find((sort) => sort === text) ?? null;
}

function positionOf(keys: URLSearchParams): Position | null {
  const latitude = degreesIn(keys.get("lat"), 90);
  const longitude = degreesIn(keys.get("long"), 180);
  return latitude !== null && longitude !== null ? { latitude, longitude } : null;
}

function bookedAccommodationOf(keys: URLSearchParams): string | null {
  return digitsIn(keys.get("ba"));
}
