/**
 * The query keys that the site knows, in the order of its links. A key that ends with a mark stands for all keys that
 * start with it. Whoever reads another key adds it here and in `deploy/varnish.vcl`.
 */
export const SITE_KEYS: readonly string[] = [
  ...["start", "end", "rooms", "gc-", "category", "geo", "geos", "attributes", "name", "sort", "promocode"],
  ...["capacity.", "capacity-", "lat", "long", "bounds", "price", "ba", "offer", "room-", "supplier"],
  ...["compare", "favourites", "day", "tab", "stay", "time", "redirectStop", "cabin", "room"],
  ...["preview", "whole"],
];

/** Keys that may repeat: the parts of a shared trip. Of every other key the first value counts. */
const REPEATABLE: readonly string[] = ["stay", "time"];

const GUESTS = ["adults", "children", "age"];
const LONGEST_NUMBER = 16;

interface QueryPart {
  readonly text: string;
  readonly key: string;
  /** Position of its key among the keys of the site; -1 = the site does not know it. */
  readonly rank: number;
}

const RANKS = new Map(SITE_KEYS.map((key, rank) => [key, rank]));

/** The key of a part of a query. Only an encoded one is parsed: each request of a page reads all keys. */
function parseKey(text: string): string {
  const [key = ""] = text.split("=", 1);
  if (!/[%+]/.test(key)) return key;
  const [decoded = ""] = new URLSearchParams(key).keys();
  return decoded;
}

function splitQuery(search: string): readonly QueryPart[] {
  const texts = search.replace(/^\?/, "").split("&");
  return texts.flatMap((text) => {
    if (text === "") return [];
    const key = parseKey(text);
    const [start = ""] = /^[a-z]+[.-]/.exec(key) ?? [];
    return [{ text, key, rank: RANKS.get(key) ?? RANKS.get(start) ?? -1 }];
  });
}

/** Compares keys of one kind: by their numbers, and those of a room as links print them. */
function compareKeys(one: QueryPart, other: QueryPart): number {
  const [first = "", second = ""] = [one, other].map(({ key }) =>
    key
      .replace(/-(adults|children|age)$/, (_, guests: string) => `-${GUESTS.indexOf(guests)}`)
      .replace(/\d+/g, (number) => number.padStart(LONGEST_NUMBER, "0")),
  );
  return first < second ? -1 : Number(first > second);
}

/**
 * A query string as the site understands it: without keys that it does not know, such as click ids, and in one
 * order. Pages, links and cache keys have this one, so that a campaign costs no rendering.
 */
export function canonicalSearch(search: string): string {
  const seen = new Set<string>();
  const known = splitQuery(search).filter(({ key, rank }) => {
    if (rank === -1 || (seen.has(key) && !REPEATABLE.includes(key))) return false;
    seen.add(key);
    return true;
  });
  const sorted = [...known].sort((one, other) => one.rank - other.rank || compareKeys(one, other));
  return sorted.length === 0 ? "" : `?${sorted.map(({ text }) => text).join("&")}`;
}

/** An address with the foreign keys of a query: one that replaces another keeps its click ids. */
export function withForeignKeys(address: string, search: string): string {
  const foreign = splitQuery(search).filter(({ rank }) => rank === -1);
  return withQuery(address, foreign.map(({ text }) => text).join("&"));
}

/** An address with more of a query, which has no `?`. */
export function withQuery(address: string, query: string): string {
  if (query === "") return address;
  const [, page = "", hash = ""] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${page}${page.includes("?") ? "&" : "?"}${query}${hash}`;
}

/** A query string with its question mark and readable commas; "" without keys. */
export function queryText(query: URLSearchParams): string {
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** A query string with some keys set, or removed by null; its other keys stay. */
export function withQueryKeys(search: string, keys: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(keys)) {
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  return queryText(query);
}
