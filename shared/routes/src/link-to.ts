import { contentDigits } from "@stays/domain";
import { withQueryKeys } from "./query-keys.ts";
import {
  NAME_PLACEHOLDER,
  type RouteMatch,
  type RouteName,
  type RouteParams,
  routeTable,
} from "./route-table.ts";

export interface LinkTarget {
  readonly route: RouteName;
  readonly params?: RouteParams;
  /** With or without the leading `?`. */
  readonly search?: string | URLSearchParams | undefined;
  /** With or without the leading `#`. */
  readonly hash?: string | undefined;
}

const withMark = (mark: string, text: string): string =>
  text === "" || text.startsWith(mark) ? text : mark + text;

/**
 * Surrogates in pairs, else alone. Old WebKit matches half of a pair with `\p{Surrogate}` and the flag `u`, and has
 * neither lookbehind nor `toWellFormed`.
 */
const SURROGATES = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g;

/**
 * A name as a path segment. Browsers resolve the segments `.` and `..`, even when percent-encoded, so both
 * become the placeholder. `encodeURIComponent` throws on unpaired surrogates. An empty segment would be lost.
 */
function segmentName(name: string | undefined): string | undefined {
  if (name === "." || name === "..") return NAME_PLACEHOLDER;
  return name?.replace(SURROGATES, (found) => (found.length === 2 ? found : "\uFFFD")) || undefined;
}

/** Fills a path pattern. A missing Name becomes the word `name` if a DetailId follows (ruling 15). */
export function fillPattern(pattern: string, params: RouteParams): string {
  const values: Readonly<Record<string, string | undefined>> = {
    Id: params.id,
    Name: segmentName(params.name) ?? (pattern.includes("{DetailId}") ? NAME_PLACEHOLDER : undefined),
    DetailId: params.detailId,
    PackageId: params.packageId,
  };
  return pattern.replace(/\/\{(\w+)\??\}/g, (_, token: string) => {
    const value = values[token];
    return value === undefined ? "" : `/${encodeURIComponent(value)}`;
  });
}

/** The address of a page, such as `/sv/stays/village/2001/fjallbyn?start=…`; `language` is its path prefix. */
export function linkTo(language: string, target: LinkTarget): string {
  const path = fillPattern(routeTable[target.route].pattern, target.params ?? {});
  return `/${language}${path}${withMark("?", String(target.search ?? ""))}${withMark("#", target.hash ?? "")}`;
}

/** The address of a parsed page address, in the form of {@link linkTo}. */
export function formatAddress({ language, name, ...target }: RouteMatch): string {
  return linkTo(language, { route: name, ...target });
}

export interface LinkedAccommodation {
  /** `tag:digits`. */
  readonly id: string;
  readonly pageToLoad: string;
  readonly urlAlias: string;
  readonly parentId: string | null;
}

/**
 * The address of an accommodation's own page, with the current query (RT-07). Cabins and rooms of a property
 * link to `{parent}/name/{own digits}` (ruling 14).
 *
 * @param detailLinks `results.detailLinks` of the settings: PageToLoad -> path after the language prefix
 */
export function accommodationLink(
  language: string,
  accommodation: LinkedAccommodation,
  detailLinks: Readonly<Record<string, string>>,
  search = "",
): string {
  const own = contentDigits(accommodation.id);
  const pattern = detailLinks[accommodation.pageToLoad] ?? `/stays/${accommodation.pageToLoad}/{Id}/{Name}`;
  const params =
    accommodation.parentId !== null && pattern.includes("{DetailId}")
      ? { id: contentDigits(accommodation.parentId), name: NAME_PLACEHOLDER, detailId: own }
      : { id: own, name: accommodation.urlAlias };
  return `/${language}${fillPattern(pattern, params)}${search}`;
}

/** Query parameter of the results page with the compared stays: `compare=cbis:2001,cbis:2001.3005`. */
export const COMPARISON_KEY = "compare";

export const MOST_COMPARED = 4;

/** The id of a unit in a comparison: the id of its property, a dot, and its own digits. */
export const comparedUnitId = (property: { readonly id: string }, unit: { readonly id: string }): string =>
  `${property.id}.${contentDigits(unit.id)}`;

/** A query string with these stays compared, at most four; without ids it has no comparison. */
export function withCompared(search: string, ids: readonly string[]): string {
  const compared = ids.length > 0 ? ids.slice(0, MOST_COMPARED).join(",") : null;
  // A colon needs no encoding in a query string, and ids stay readable.
  return withQueryKeys(search, { [COMPARISON_KEY]: compared }).replaceAll("%3A", ":");
}
