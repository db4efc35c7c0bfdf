import { normaliseValue } from "@stays/domain";
import { formatAddress } from "./link-to.ts";
import { isCanonicalPath, updateOldRoute } from "./old-address.ts";
import { parseAddress } from "./parse-address.ts";
import { withForeignKeys } from "./query-keys.ts";
import { type Address, isClickId, keyRank, SITE_KEYS } from "./site-keys.ts";

/** Keys whose values are words of people or of other systems. All others have digits, letters and separators. */
const WORDS: readonly string[] = ["name", "promocode", "supplier"];
const OPAQUE: readonly string[] = ["stay", "time", "redirectStop", "preview", "whole"];

/** A key and its equals sign ahead, also encoded. Its length has a limit, so that every search is linear. */
const NEXT_KEY = "(?=([a-z_][\\w.-]{0,40})(?:=|%(?:25){0,2}3D))";
const PLAIN_SEPARATOR = new RegExp(`[;?](?:amp;){0,3}${NEXT_KEY}`, "gi");
const ENCODED_SEPARATOR = new RegExp(`%(?:25){0,2}26(?:amp(?:;|%3B)){0,3}${NEXT_KEY}`, "gi");
const PATH_SEPARATOR = new RegExp(`(?:&(?:amp;)?|;|%26|%3F)${NEXT_KEY}`, "gi");
/** An ampersand that a page has escaped by its number, which an address takes for the start of a hash. */
const HASH_AMPERSAND = /&#(?:0{0,4}38|x26);/gi;
const ESCAPED_MARK = /^(?:quot|apos|lt|gt|nbsp|#\d{1,5});/i;

const KNOWN = new Map(SITE_KEYS.map((key) => [key.toLowerCase(), key]));
/** Keys with a number in them; a shorter form of one is not a key. */
const NUMBERED = /^(?:gc-\d+-(?:adults|children|age)|capacity[.-]\d+)$/;

/** A key of the site as links print it; null for every other key. */
function siteKey(text: string): string | null {
  const lower = text.toLowerCase();
  if (NUMBERED.test(lower)) return lower;
  return KNOWN.get(lower) ?? (keyRank(text) === -1 ? null : text);
}

/** Whether all of a key is there: `gc-1-ad` starts like a key of the site, and is none. */
const isWholeKey = (text: string): boolean =>
  KNOWN.has(text.toLowerCase()) || NUMBERED.test(text.toLowerCase());

function decodeOnce(text: string): string {
  const [decoded = ""] = new URLSearchParams(`x=${text}`).values();
  return decoded;
}

/** Decodes a text of a query. Old systems write letters in Latin-1, or in the way of `escape()`. */
function decode(text: string): string {
  const units = text.replace(/%u([\dA-F]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const decoded = decodeOnce(units);
  // Half of a character in UTF-8 is no Latin-1.
  if (!decoded.includes("\uFFFD") || /%[C-F][\dA-F]%[89AB][\dA-F]/i.test(text)) return decoded;
  const latin = units.replace(/%([89A-F][\dA-F])/gi, (_, hex: string) =>
    encodeURIComponent(String.fromCharCode(Number.parseInt(hex, 16))),
  );
  return decodeOnce(latin);
}

/** Two encodings in place of one: those of a space and of letters that are not English. */
const ENCODED_TWICE = /%(?:20|[C-F][\dA-F]%[89AB][\dA-F])/i;

function repairWords(value: string): string {
  const once = decode(value);
  return ENCODED_TWICE.test(once) ? decode(once.replaceAll("&", "%26").replaceAll("+", "%2B")) : once;
}

/**
 * A value without words: none of its characters is a percent sign, so that each is one of an encoding, and `3D` at its
 * start is an equals sign.
 */
function repairValue(given: string): string {
  const value = normaliseValue(
    given.includes("%") ? decode(given.replace(/%(?:25)+/g, "%").replaceAll("&", "%26")) : given,
  );
  return /^3D/i.test(value) ? repairValue(value.slice(2)) : value;
}

/** Marks behind a link in a sentence. Links of the site have them encoded, but for the full stop. */
const SENTENCE_MARKS = ")]},;:!?|.";

/** The words of the last key without the marks of the sentence that the link is in. */
function withoutMarks(value: string): string {
  let end = value.length;
  while (end > 0 && SENTENCE_MARKS.includes(value.charAt(end - 1))) end--;
  return /^\.*$/.test(value.slice(end)) ? value : value.slice(0, end);
}

const print = (key: string, value: string): string =>
  `${key}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%3A", ":")}`;

const splitPlain = (part: string): readonly string[] => part.replace(PLAIN_SEPARATOR, "&").split("&");

const MARKS: Readonly<Record<string, string>> = { "26": "&", "2C": ",", "3D": "=", "3F": "?" };

/** A part whose `=` and `&` are encoded, as in a link that is the value of another one; null = it is none. */
function splitEncoded(part: string): readonly string[] | null {
  const [, depth] = /^[\w.-]{1,40}%((?:25){0,2})3D/i.exec(part) ?? [];
  if (depth === undefined || part.includes("=") || siteKey(part.slice(0, part.indexOf("%"))) === null)
    return null;
  return part
    .replace(new RegExp(`%${depth}(26|2C|3D|3F)`, "gi"), (_, hex: string) => MARKS[hex.toUpperCase()] ?? "")
    .replaceAll(`%${depth}`, "%")
    .split("&");
}

/** A part that nothing has damaged, as are nearly all. */
const PLAIN_PART = /^[a-z][a-z\d.-]*=(?!3D)[\w,-]*\w$/;

/** Splits at what stands for `&`. Values of other sites may contain addresses, which stay whole. */
function splitPart(text: string): readonly string[] {
  if (PLAIN_PART.test(text)) return [text];
  const part = text.replace(/^[;?]+/, "");
  if (part === "" || ESCAPED_MARK.test(part)) return [];
  const encoded = splitEncoded(part);
  if (encoded) return encoded.flatMap(splitPlain);
  const key = siteKey(part.split("=", 1)[0] ?? "");
  if (key === null && /\/|%2F/i.test(part)) return [part];
  const isOfSite = key !== null && !WORDS.includes(key) && !OPAQUE.includes(key);
  return (isOfSite ? part.replace(ENCODED_SEPARATOR, "&").split("&") : [part]).flatMap(splitPlain);
}

/** A key and a value of the site, although a line ended within the key: mail programs write `=` there. */
function readPart(part: string): { readonly key: string; readonly value: string } | null {
  const [first = "", second = "", ...rest] = part.split("=");
  const joined = normaliseValue(decode(first)) + normaliseValue(decode(second));
  if (rest.length > 0 && !WORDS.includes(first) && isWholeKey(joined)) {
    const key = siteKey(joined);
    return key === null ? null : { key, value: rest.join("=") };
  }
  const key = siteKey(first) ?? siteKey(normaliseValue(decode(first)));
  return key === null || part === first ? null : { key, value: [second, ...rest].join("=") };
}

/** Characters of the longest part that is repaired: some characters become many. */
const LONGEST = 2_000;

/** A part of a query as it was before it was changed; the same text when it was not. */
function repairPart(part: string, isLast: boolean): string {
  if (PLAIN_PART.test(part)) return part;
  const read = readPart(part);
  if (!read || OPAQUE.includes(read.key) || part.length > LONGEST) return part;
  const { key, value } = read;
  const given = decodeOnce(value);
  const repaired = WORDS.includes(key)
    ? repairWords(isLast ? withoutMarks(value) : value)
    : repairValue(decode(value));
  return repaired === given && part.startsWith(`${key}=`) ? part : print(key, repaired);
}

/** Quoted-printable text of a mail: an equals sign is `=3D`. No value of digits and letters starts so. */
function fromQuotedPrintable(parts: readonly string[]): readonly string[] {
  const isQuoted = parts.some((part) => {
    const key = siteKey(part.split("=", 1)[0] ?? "");
    return key !== null && !WORDS.includes(key) && !OPAQUE.includes(key) && /^[^=]*=3D/i.test(part);
  });
  return isQuoted ? parts.map((part) => part.replace(/^([^=]*=)3D/i, "$1")) : parts;
}

/**
 * The query of a link that a mail program, a chat or a tracking tool has changed, as the site has printed it: without
 * `?`, its foreign keys included. An undamaged query stays as it is. Repairing twice changes nothing more.
 */
export function repairQuery(search: string): string {
  const text = search
    .replace(/^\?+/, "")
    .replace(/=(?:%0[AD])+/gi, "")
    .replace(/&(?:amp(?:;|%3B)|#0{0,4}38;|#x26;)+/gi, "&");
  const parts = fromQuotedPrintable(
    text
      .split("&")
      .flatMap(splitPart)
      .filter((part) => part !== ""),
  );
  return parts.map((part, index) => repairPart(part, index === parts.length - 1)).join("&");
}

/** Whether a key may move to the query: others may be secrets of another site. */
const isMovable = (part: string): boolean => {
  const [key = ""] = part.split("=", 1);
  return part.includes("=") && (siteKey(key) !== null || isClickId(key));
};

/** Keys behind a path that has lost its question mark. */
function splitPath(pathname: string): readonly [string, string] {
  for (const { index, 0: mark, 1: key = "" } of pathname.matchAll(PATH_SEPARATOR))
    if (siteKey(key) !== null || isClickId(key))
      return [pathname.slice(0, index), pathname.slice(index + mark.length)];
  return [pathname, ""];
}

/** Keys in a hash, as of a tool that appends them behind it, and the hash without them. */
function splitHash({ search, hash }: Address): readonly [string, string] {
  if (/^#(?:0{0,4}38|x26);/i.test(hash) && search.endsWith("&")) {
    const [query = "", ...rest] = `&${hash}`.replace(HASH_AMPERSAND, "&").slice(1).split("#");
    return [query, rest.length > 0 ? `#${rest.join("#")}` : ""];
  }
  const parts = hash.slice(1).split(/[?&]/);
  const moved = parts.filter(isMovable);
  if (moved.length === 0) return ["", hash];
  const kept = parts.filter((part) => !isMovable(part) && part !== "").join("&");
  return [moved.join("&"), kept === "" ? "" : `#${kept}`];
}

/** An address whose path, query and hash are repaired (ruling 193); the same values when nothing is damaged. */
export function repairAddress(address: Address): Address {
  const [pathname, ofPath] = splitPath(address.pathname);
  const [ofHash, hash] = splitHash(address);
  const query = [ofPath, address.search.replace(/^\?/, ""), ofHash].filter((part) => part !== "").join("&");
  const repaired = repairQuery(query);
  return { pathname, search: repaired === "" ? "" : `?${repaired}`, hash };
}

/** An empty part of a query is no damage. */
const isSameQuery = (repaired: string, given: string): boolean =>
  repaired === given || repaired.slice(1) === given.slice(1).split("&").filter(Boolean).join("&");

/** Whether an address is not what the site or a tool has printed: its query is another one once it is repaired. */
export const isDamaged = (address: Address): boolean =>
  !isSameQuery(repairAddress(address).search, address.search);

/**
 * The address that replaces a damaged or an old one, with its foreign keys; null = it is current, or has no route
 * (RT-02, RT-03, RT-04, rulings 45 and 193).
 */
export function currentAddress(address: Address, prefixes: readonly string[]): string | null {
  const repaired = repairAddress(address);
  const routeMatch = parseAddress(repaired, prefixes);
  if (!routeMatch) return null;
  const current = updateOldRoute(routeMatch);
  const isCurrent = !current && isCanonicalPath(address.pathname, routeMatch);
  if (isCurrent && repaired.hash === address.hash && isSameQuery(repaired.search, address.search))
    return null;
  return withForeignKeys(formatAddress(current ?? routeMatch), repaired.search);
}
