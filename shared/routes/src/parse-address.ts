import { matchRoute } from "./match-route.ts";
import type { Place } from "./place.ts";

/** The parts of an address that a place is read from; `URL` and the router's location both have them. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The language prefix of a path and what follows it; null prefix when the first segment is none of the site's. */
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
 * Reads an address.
 *
 * @param prefixes the site's language prefixes
 * @returns null when the path has no language prefix or no route
 */
export function parseAddress(address: Address, prefixes: readonly string[]): Place | null {
  const { language, path } = splitLanguage(address.pathname, prefixes);
  const match = language === null ? null : matchRoute(path);
  if (language === null || !match) return null;
  return { language, ...match, search: address.search, hash: address.hash };
}
