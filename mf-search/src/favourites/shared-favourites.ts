import type { PageContext, ResolvedSearch, StaySearch } from "@stays/contract";
import { linkTo, withQueryKeys } from "@stays/routes";
import { serializeSearch } from "@stays/search";
import { parseIds } from "../shared-link/shared-link.ts";
import type { StoredStay } from "./favourites-store.ts";

const KEY = "favourites";

/** Most ids of a shared link; each needs its own request. */
const MOST = 24;

/** Content id: a connector tag of four letters, a colon and digits. */
const ID = /^[a-z]{4}:\d{1,12}$/;

/** Returns the ids of a shared link, each once; invalid ids are dropped. */
export const parseSharedIds = (search: string): readonly string[] =>
  parseIds(search, { key: KEY, valid: ID, most: MOST });

/**
 * The part of a visitor's search that a shared link carries: the guests, and the dates while they can be booked.
 * A promo code belongs to one visitor, and filters would hide stays of the list below.
 */
function sharedSearch({ start, end, persons, isPast, hasGuests }: ResolvedSearch): Partial<StaySearch> {
  const hasDates = !isPast && start !== null && end !== null && start < end;
  return {
    ...(hasDates && { start, end }),
    ...((hasDates || hasGuests) && { rooms: persons }),
  };
}

/** Link to the results page with these favourites, for the visitor's dates and guests. */
export function favouritesLink(pageContext: PageContext, stays: readonly StoredStay[]): string {
  const ids = stays.slice(0, MOST).map(({ id }) => id);
  const search = withQueryKeys(serializeSearch(sharedSearch(pageContext.search)), { [KEY]: ids.join(",") });
  // A colon needs no encoding in a query string, and ids stay readable.
  return linkTo(pageContext.route.language, { route: "stayslist", search: search.replaceAll("%3A", ":") });
}

export const removeSharedFavourites = (search: string): string => withQueryKeys(search, { [KEY]: null });

export function mergeFavourites(
  favourites: readonly StoredStay[],
  shared: readonly StoredStay[],
): readonly StoredStay[] {
  const known = new Set(favourites.map(({ id }) => id));
  return [...favourites, ...shared.filter(({ id }) => !known.has(id))];
}
