import { matchRoute } from "./match-route.ts";
import { canonicalSearch } from "./query-keys.ts";
import type { RouteMatch } from "./route-match.ts";

/** The parts of an address that routing needs; both `URL` and the router's location have them. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Splits a path into language prefix and rest; the prefix is null when the first segment is not a language of
 * the site.
 */
export function splitLanguage(
  pathname: string,
  prefixes: readonly string[],
): { language: string | null; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  const language = prefixes.find((prefix) => prefix.toLowerCase() === first.toLowerCase());
  return language === undefined
    ? { language: null, path: pathname }
    : { language, path: `/${rest.join("/")}` };
}

/**
 * Parses an address into language, route and parameters, without query keys that the site does not know.
 *
 * @param prefixes the site's language prefixes
 * @returns null when the path has no language prefix or no route
 */
export function parseAddress(address: Address, prefixes: readonly string[]): RouteMatch | null {
  const { language, path } = splitLanguage(address.pathname, prefixes);
  const match = language === null ? null : matchRoute(path);
  if (language === null || !match) return null;
  const { route: name, params } = match;
  return { language, name, params, search: canonicalSearch(address.search), hash: address.hash };
}
