import { NAME_PLACEHOLDER, type RouteMatch, type RouteParams } from "./route-match.ts";
import { type RouteName, routeTable } from "./route-table.ts";

/** The target of a link: route name, parameters, query and hash. */
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

/**
 * Replaces the braces of a path pattern by parameters. A missing Name becomes the word `name` if a DetailId
 * follows (ruling 15).
 */
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

/**
 * The address of a page in a language, such as `/sv/stays/village/2001/fjallbyn?start=…`.
 *
 * @param language path prefix of the language
 */
export function linkTo(language: string, target: LinkTarget): string {
  const path = fillPattern(routeTable[target.route].pattern, target.params ?? {});
  return `/${language}${path}${withMark("?", String(target.search ?? ""))}${withMark("#", target.hash ?? "")}`;
}

/** The address of a parsed page address, in the form of {@link linkTo}. */
export function addressOf({ language, name, ...target }: RouteMatch): string {
  return linkTo(language, { route: name, ...target });
}
