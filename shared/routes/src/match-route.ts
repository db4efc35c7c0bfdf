import type { RouteParams } from "./route-match.ts";
import { type RouteName, routeTable } from "./route-table.ts";

const parameterKeys: Readonly<Record<string, keyof RouteParams>> = {
  Id: "id",
  Name: "name",
  DetailId: "detailId",
  PackageId: "packageId",
};

/** Turns `cbis:2001`, `CBIS:2001` and `2001` into `2001`; null for any other text (ruling 45). */
function digitsOf(segment: string): string | null {
  return /^(?:[a-z]{4}:)?(\d+)$/i.exec(segment)?.[1] ?? null;
}

function readParameter(token: string, segment: string): string | null {
  return token === "Name" ? segment : digitsOf(segment);
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
      if (segment?.toLowerCase() !== token) return null;
      continue;
    }
    if (segment === undefined) {
      if (parameter[2] !== "?") return null;
      continue;
    }
    const value = readParameter(parameter[1] ?? "", segment);
    if (value === null) return null;
    params[key] = value;
  }
  return params;
}

/**
 * Decodes a segment. A malformed percent encoding stays unchanged: a bare % in a shared link must not break
 * the page.
 */
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

/**
 * Finds the route of a path without its language prefix (RT-01). Literal segments match in any case, a trailing
 * slash is allowed, and ids lose their tag.
 *
 * @param path such as `/stays/village/2001/name/3001`
 * @returns null when no route has this path
 */
export function matchRoute(path: string): { route: RouteName; params: RouteParams } | null {
  const segments = decodeSegments(path).filter((segment) => segment !== "");
  for (const [route, { pattern }] of Object.entries(routeTable)) {
    const params = matchPattern(pattern, segments);
    if (params) return { route: route as RouteName, params };
  }
  return null;
}
