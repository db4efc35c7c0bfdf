import { isDay } from "@stays/days";
import { type Position, STAY_SORTS, type StaySort } from "@stays/domain";
import { boundsIn } from "./bounds-in-query.ts";
import { CAPACITY_KEY, capacityIn } from "./capacity-in-query.ts";
import type { GuestLimits } from "./guest-limits.ts";
import { priceIn } from "./price-in-query.ts";
import { degreesIn, digitsIn, digitsListIn, integerIn, integersIn } from "./query-values.ts";
import { GUEST_KEY, roomsIn } from "./rooms-in-query.ts";
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

/**
 * Parses the search state from a page's query string (RT-08, RT-09). Never throws. Malformed values and
 * values out of limits get their default. Unknown keys are kept in `rest`, up to 1,000 characters. Of
 * repeated keys the first counts.
 *
 * @param query with or without its question mark
 * @param guests the setting `guests`
 */
export function parseSearch(query: string | URLSearchParams, guests: GuestLimits): SearchState {
  const keys = typeof query === "string" ? new URLSearchParams(query) : query;
  return {
    start: dayIn(keys.get("start")),
    end: dayIn(keys.get("end")),
    rooms: roomsIn(keys, guests),
    category: integerIn(keys.get("category")),
    geo: integerIn(keys.get("geo")),
    geos: integersIn(keys.get("geos")),
    attributes: integersIn(keys.get("attributes")),
    name: keys.get("name") ?? "",
    sort: sortIn(keys.get("sort")),
    promoCode: keys.get("promocode") || null,
    capacity: capacityIn(keys),
    position: positionIn(keys),
    bounds: boundsIn(keys.get("bounds")),
    price: priceIn(keys.get("price")),
    bookedAccommodation: digitsIn(keys.get("ba")),
    offer: digitsListIn(keys.get("offer")),
    rest: boundedRest([...keys].filter(([key]) => !isKnown(key))),
  };
}

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

function isKnown(key: string): boolean {
  return KNOWN_KEYS.has(key) || GUEST_KEY.test(key) || CAPACITY_KEY.test(key);
}

function dayIn(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}

function sortIn(text: string | null): StaySort | null {
  return STAY_SORTS.find((sort) => sort === text) ?? null;
}

function positionIn(keys: URLSearchParams): Position | null {
  const latitude = degreesIn(keys.get("lat"), 90);
  const longitude = degreesIn(keys.get("long"), 180);
  return latitude !== null && longitude !== null ? { latitude, longitude } : null;
}
