import type { GuestLimits, PriceRange, SearchBounds, SiteSettings, StaySearch } from "@stays/contract";
import { isDay } from "@stays/days";
import {
  normaliseCode,
  type PersonConfiguration,
  type Position,
  parseCapacity,
  STAY_SORTS,
  UNSET_AGE,
} from "@stays/domain";
import { isSearchKey, parseDigits } from "@stays/routes";

const GUEST_KEY = /^gc-\d+-(?:adults|children|age)$/;

/** Both spellings of a capacity key. Links use the dot; the hyphen stays readable (rulings 2 and 45). */
const CAPACITY_KEY = /^capacity([.-])(\d{1,9})$/;

/** Most values of a list that are read: each is a button on the page (ruling 184). */
const MOST_VALUES = 100;

/** Most characters of `rest` that are kept, keys and values. */
const MAX_REST = 1_000;

/**
 * Parses the search in a page's query string (RT-08, RT-09). Never throws: malformed values get their default. Of
 * repeated keys the first counts. Only the host calls it, once per address.
 */
export function parseSearch(
  query: string,
  { guests, promoCodeActive }: Pick<SiteSettings, "guests" | "promoCodeActive">,
): StaySearch {
  const keys = new URLSearchParams(query);
  const start = keys.get("start");
  const end = keys.get("end");
  const rooms = parseRooms(keys, guests);
  return {
    start: start !== null && isDay(start) ? start : null,
    end: end !== null && isDay(end) ? end : null,
    rooms,
    hasGuests: rooms.every((_, index) => parseAdults(keys, index + 1, guests) !== null),
    category: parseInteger(keys.get("category")),
    geo: parseInteger(keys.get("geo")),
    geos: parseIntegers(keys.get("geos")),
    attributes: parseIntegers(keys.get("attributes")),
    name: parseName(keys.get("name")),
    sort: STAY_SORTS.find((sort) => sort === keys.get("sort")) ?? null,
    promoCode: (promoCodeActive && normaliseCode(keys.get("promocode") ?? "")) || null,
    capacity: parseCapacities(keys),
    position: parsePosition(keys),
    bounds: parseBounds(keys.get("bounds")),
    price: parsePrice(keys.get("price")),
    bookedAccommodation: parseDigits(keys.get("ba")?.trim() ?? ""),
    offer: parseList(keys.get("offer"), parseDigits),
    rest: parseRest(keys),
  };
}

/** What a visitor must look at because the address says it in a way that nobody can read. */
export type UnreadPart = "dates" | "guests" | "filters";

/**
 * Finds what of an address `parseSearch` has to leave out: a value that cannot be read, or is outside of what can be
 * booked. Keys without a value say nothing (ruling 193).
 */
export function findUnread(query: string, { guests }: Pick<SiteSettings, "guests">): readonly UnreadPart[] {
  const keys = new URLSearchParams([...new URLSearchParams(query)].filter(([, value]) => value !== ""));
  const isUnread = (key: string, parse: (text: string) => unknown) => {
    const text = keys.get(key);
    return text !== null && parse(text) === null;
  };
  const list = (parse: (text: string) => unknown) => (text: string) =>
    text.split(",").every((part) => part.trim() === "" || parse(part.trim()) !== null) ? text : null;
  const unread: Readonly<Record<UnreadPart, boolean>> = {
    dates: ["start", "end"].some((key) => isUnread(key, (text) => (isDay(text) ? text : null))),
    guests: hasUnreadGuests(keys, guests),
    filters:
      ["category", "geo"].some((key) => isUnread(key, parseInteger)) ||
      ["geos", "attributes"].some((key) => isUnread(key, list(parseInteger))) ||
      isUnread("offer", list(parseDigits)) ||
      isUnread("sort", (text) => STAY_SORTS.find((sort) => sort === text) ?? null) ||
      isUnread("bounds", parseBounds) ||
      isUnread("price", parsePrice) ||
      [...keys].some(([key, text]) => CAPACITY_KEY.test(key) && parseCapacity(text) === null),
  };
  return (["dates", "guests", "filters"] as const).filter((part) => unread[part]);
}

/** Whether a count or an age cannot be read, or belongs to a room that is not counted or has no adults. */
function hasUnreadGuests(keys: URLSearchParams, guests: GuestLimits): boolean {
  const named = [...keys].filter(([key]) => key.startsWith("gc-"));
  const count = keys.get("rooms");
  if (count !== null && parseWithin(count, 1, guests.maxRooms) === null) return true;
  const rooms = parseRooms(keys, guests);
  const ages = rooms.map((_, index) => keys.get(`gc-${index + 1}-age`)?.split(",") ?? []);
  return (
    named.some(([key]) => !GUEST_KEY.test(key) || Number.parseInt(key.slice(3), 10) > rooms.length) ||
    (named.length > 0 && rooms.some((_, index) => parseAdults(keys, index + 1, guests) === null)) ||
    rooms.some((room, index) => {
      const children = keys.get(`gc-${index + 1}-children`);
      return (
        (children !== null && parseWithin(children, 0, guests.maxChildren) === null) ||
        (ages[index] ?? []).some(
          (age, child) =>
            !["", String(UNSET_AGE)].includes(age.trim()) &&
            (child >= room.childrenAges.length || parseWithin(age.trim(), 0, guests.maxChildAge) === null),
        )
      );
    })
  );
}

/** The guests room by room. A malformed count gets its default (RT-08); a missing age is unset. */
function parseRooms(keys: URLSearchParams, guests: GuestLimits): PersonConfiguration[] {
  const count = parseWithin(keys.get("rooms"), 1, guests.maxRooms) ?? guests.defaultRooms;
  return Array.from({ length: count }, (_, index) => parseRoom(keys, index + 1, guests));
}

const parseAdults = (keys: URLSearchParams, n: number, { maxAdults }: GuestLimits): number | null =>
  parseWithin(keys.get(`gc-${n}-adults`), 1, maxAdults);

function parseRoom(keys: URLSearchParams, n: number, guests: GuestLimits): PersonConfiguration {
  const ages = (keys.get(`gc-${n}-age`) || null)?.split(",") ?? [];
  const childCount = keys.get(`gc-${n}-children`) ?? (ages.length > 0 ? String(ages.length) : null);
  const children = parseWithin(childCount, 0, guests.maxChildren) ?? guests.defaultChildren;
  return {
    adults: parseAdults(keys, n, guests) ?? guests.defaultAdults,
    childrenAges: Array.from(
      { length: children },
      (_, child) => parseWithin(ages[child]?.trim(), 0, guests.maxChildAge) ?? UNSET_AGE,
    ),
  };
}

/** Facility id -> least number. A dot key takes precedence over a hyphen key (ruling 2), unless malformed. */
function parseCapacities(keys: URLSearchParams): Record<number, number> {
  const hyphens: Record<number, number> = {};
  const dots: Record<number, number> = {};
  for (const [key, text] of keys) {
    const [, mark, id] = CAPACITY_KEY.exec(key) ?? [];
    const value = parseCapacity(text);
    if (id === undefined || value === null) continue;
    const found = mark === "." ? dots : hyphens;
    found[Number(id)] ??= value;
  }
  return { ...hyphens, ...dots };
}

function parsePosition(keys: URLSearchParams): Position | null {
  const latitude = parseDegrees(keys.get("lat"), 90);
  const longitude = parseDegrees(keys.get("long"), 180);
  return latitude !== null && longitude !== null ? { latitude, longitude } : null;
}

/** Parses `south,west,north,east` in degrees; null when it is malformed or its edges are swapped. */
function parseBounds(text: string | null): SearchBounds | null {
  const parts = (text ?? "").split(",");
  const [south = null, west = null, north = null, east = null] = parts.map((part, index) =>
    parseDegrees(part, index % 2 === 0 ? 90 : 180),
  );
  if (parts.length > 4 || south === null || west === null || north === null || east === null) return null;
  return south <= north && west <= east ? { south, west, north, east } : null;
}

/** Parses `1000-3000`, `1000-` or `-3000`; null when it is malformed. */
function parsePrice(text: string | null): PriceRange | null {
  const [, least, most] = /^(\d{0,9})-(\d{0,9})$/.exec(text ?? "") ?? [];
  return priceRange(least ? Number(least) : null, most ? Number(most) : null);
}

/** Creates a range; null without a limit, or when the limits are swapped. */
export function priceRange(least: number | null, most: number | null): PriceRange | null {
  if (least === null && most === null) return null;
  return least !== null && most !== null && least > most ? null : { least, most };
}

/**
 * Parses a part of a name. HTML has no NUL: a browser leaves it out of a server's page, which then could not be
 * hydrated. Some systems write ä as a letter and an accent, which Galaxy's names are not (NFC).
 */
const parseName = (text: string | null): string => text?.replaceAll("\0", "").normalize("NFC") ?? "";

/** Keeps as many keys of single remotes as fit, such as `supplier`. Links leave out what the site does not know. */
function parseRest(keys: URLSearchParams): StaySearch["rest"] {
  let length = 0;
  return [...keys].filter(([key, value]) => {
    if (isSearchKey(key)) return false;
    length += key.length + value.length;
    return length <= MAX_REST;
  });
}

function parseInteger(text: string | null | undefined): number | null {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function parseWithin(text: string | null | undefined, least: number, most: number): number | null {
  const value = parseInteger(text);
  return value !== null && value >= least && value <= most ? value : null;
}

/** Parses the values of a comma-separated list, each once; what `parse` does not know is dropped. */
function parseList<T>(text: string | null, parse: (part: string) => T | null): T[] {
  const values = (text ?? "").split(",").map((part) => parse(part.trim()));
  return [...new Set(values.filter((value) => value !== null))].slice(0, MOST_VALUES);
}

const parseIntegers = (text: string | null): number[] => parseList(text, parseInteger);

function parseDegrees(text: string | null, limit: number): number | null {
  if (!text || !/^-?\d+(\.\d+)?(e-?\d+)?$/i.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : null;
}
