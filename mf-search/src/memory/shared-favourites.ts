import { linkTo, withQueryKeys } from "@stays/routes";
import { withRankings } from "../ranking/rankings.ts";
import { idsIn } from "../shared-link/ids-in-query.ts";
import type { RememberedStay } from "./visitor-memory.ts";

/** Query parameter with the shared favourites. */
const KEY = "favourites";

/** Most ids of a shared link; each needs its own request. */
const MOST = 24;

/** Content id: a connector tag of four letters, a colon and digits. */
const ID = /^[a-z]{4}:\d{1,12}$/;

/** Returns the ids of a shared link, each once; invalid ids are dropped. */
export const sharedIds = (search: string): readonly string[] =>
  idsIn(search, { key: KEY, valid: ID, most: MOST });

/** Link to the results page with these favourites. It contains only ids. */
export function favouritesLink(language: string, stays: readonly RememberedStay[]): string {
  const ids = stays.slice(0, MOST).map(({ id }) => id);
  return linkTo(language, { route: "stayslist", search: `?${KEY}=${ids.join(",")}` });
}

/** Removes the shared favourites and their rankings from a query string. */
export const withoutShared = (search: string): string =>
  withRankings(withQueryKeys(search, { [KEY]: null }), []);

/** Merges stored and shared favourites, each once. */
export function withAll(
  favourites: readonly RememberedStay[],
  shared: readonly RememberedStay[],
): readonly RememberedStay[] {
  const known = new Set(favourites.map(({ id }) => id));
  return [...favourites, ...shared.filter(({ id }) => !known.has(id))];
}
