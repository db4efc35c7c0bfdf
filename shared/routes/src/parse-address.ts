import { normaliseValue } from "@stays/domain";
import { canonicalSearch } from "./query-keys.ts";
import { type RouteMatch, type RouteName, type RouteParams, routeTable } from "./route-table.ts";
import type { Address } from "./site-keys.ts";

/** Splits a path into language prefix and rest; null = its first segment is no language of the site. */
export function splitLanguage(
  pathname: string,
  prefixes: readonly string[],
): { language: string | null; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  const given = readSegment(decodeSegment(first));
  const language = prefixes.find((prefix) => prefix.toLowerCase() === given);
  return language === undefined
    ? { language: null, path: pathname }
    : { language, path: `/${rest.join("/")}` };
}

/** Parses an address, without foreign query keys; null = it has no language prefix or no route. */
export function parseAddress(address: Address, prefixes: readonly string[]): RouteMatch | null {
  const { language, path } = splitLanguage(address.pathname, prefixes);
  const match = language === null ? null : matchRoute(path);
  if (language === null || !match) return null;
  const { route: name, params } = match;
  return { language, name, params, search: canonicalSearch(address.search), hash: address.hash };
}

const parameterKeys: Readonly<Record<string, keyof RouteParams>> = {
  Id: "id",
  Name: "name",
  DetailId: "detailId",
  PackageId: "packageId",
};

/** A decoded segment that is no name, as the site prints it. */
const readSegment = (segment: string): string => normaliseValue(segment).toLowerCase();

/** Turns `cbis:2001`, `CBIS:2001` and `2001` into `2001`; null for any other text (ruling 45). */
export function parseDigits(segment: string): string | null {
  return /^(?:[a-z]{4}:)?(\d+)$/i.exec(segment)?.[1] ?? null;
}

function matchPattern(pattern: string, segments: readonly string[]): RouteParams | null {
  const tokens = pattern.slice(1).split("/");
  if (segments.length > tokens.length) return null;
  const params: { -readonly [Key in keyof RouteParams]: RouteParams[Key] } = {};
  for (const [index, token] of tokens.entries()) {
    const segment = segments[index];
    const parameter = /^\{(\w+)(\??)\}$/.exec(token);
    const key = parameterKeys[parameter?.[1] ?? ""];
    if (!parameter || !key) {
      if (segment === undefined || readSegment(segment) !== token) return null;
      continue;
    }
    if (segment === undefined) {
      if (parameter[2] !== "?") return null;
      continue;
    }
    const value = key === "name" ? segment : parseDigits(readSegment(segment));
    if (value === null) return null;
    params[key] = value;
  }
  return params;
}

/** Decodes a segment. A malformed one stays: a bare % in a shared link must not break the page. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Segments of a path after its leading slash, decoded. A trailing slash adds none. */
export function decodeSegments(path: string): readonly string[] {
  return path.replace(/\/$/, "").slice(1).split("/").map(decodeSegment);
}

/** The route of a path such as `/stays/village/2001` (RT-01), in any case; ids lose their tag. null = none. */
export function matchRoute(path: string): { route: RouteName; params: RouteParams } | null {
  const segments = decodeSegments(path).filter((segment) => segment !== "");
  for (const [route, { pattern }] of Object.entries(routeTable)) {
    const params = matchPattern(pattern, segments);
    if (params) return { route: route as RouteName, params };
  }
  return null;
}
