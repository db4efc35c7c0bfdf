import { keyRank } from "./site-keys.ts";

/** Keys that may repeat: the parts of a shared trip. Of every other key the first value that is not empty counts. */
const REPEATABLE: readonly string[] = ["stay", "time"];

const GUESTS = ["adults", "children", "age"];
const LONGEST_NUMBER = 16;

interface QueryPart {
  readonly text: string;
  readonly key: string;
  /** Position of its key among the keys of the site; -1 = the site does not know it. */
  readonly rank: number;
}

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
    return [{ text, key, rank: keyRank(key) }];
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

const hasValue = ({ text }: QueryPart): boolean => /=./.test(text);

/**
 * A query string as the site understands it: without keys that it does not know, such as click ids, and in one
 * order. Pages, links and cache keys have this one, so that a campaign costs no rendering.
 */
export function canonicalSearch(search: string): string {
  const seen = new Set<string>();
  const parts = splitQuery(search);
  const named = new Set(parts.filter(hasValue).map(({ key }) => key));
  const known = parts.filter((part) => {
    const { key, rank } = part;
    if (rank === -1 || (seen.has(key) && !REPEATABLE.includes(key))) return false;
    if (!hasValue(part) && named.has(key)) return false;
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
