import type { Accommodation } from "@stays/domain";
import { isGalaxyError } from "@stays/galaxy";
import type { Listing } from "./listing.ts";
import type { StaysPage } from "./stays.query.ts";

/** What has come of a listing so far. */
export type LoadedStays =
  | {
      readonly state: "loaded";
      readonly stays: readonly [Accommodation, ...Accommodation[]];
      /** All that were found; the loaded ones are the first of them. */
      readonly total: number;
      /** Stays of the first page: as many as a further one is likely to bring. */
      readonly pageSize: number;
    }
  /** Nothing found, or an answer that is no answer (rulings 3, 5 and 54). */
  | {
      readonly state: "empty" | "failed";
      readonly stays: readonly [];
      readonly total: 0;
      readonly pageSize: 0;
    };

const NOTHING = { stays: [], total: 0, pageSize: 0 } as const;

/** What has come of a listing that got no answer at all. */
export const FAILED: LoadedStays = { ...NOTHING, state: "failed" };

/** Refusals that mean "nothing found"; a price search also takes 500 for it (ruling 3). */
function isNothing(code: number, kind: Listing["kind"]): boolean {
  return code === 404 || (code === 500 && kind === "prices");
}

/** A page that ends the list before its total: there is no more than what has come (SR-01). */
const isEnd = (page: StaysPage): boolean => isGalaxyError(page) || page.accommodations.length === 0;

/**
 * Pages put together, each stay once (SR-01). The total is what Galaxy says while more may come, and what has come once
 * all is loaded: no more than were seen, and never fewer.
 */
export function loadedStays(pages: readonly StaysPage[], kind: Listing["kind"]): LoadedStays {
  const [first] = pages;
  if (first && isGalaxyError(first))
    return { ...NOTHING, state: isNothing(first.code, kind) ? "empty" : "failed" };
  const byId = new Map<string, Accommodation>();
  for (const page of pages) {
    if (isGalaxyError(page)) break;
    for (const stay of page.accommodations) if (!byId.has(stay.id)) byId.set(stay.id, stay);
  }
  const [stay, ...others] = byId.values();
  if (!first || !stay) return { ...NOTHING, state: "empty" };
  const pageSize = first.accommodations.length;
  const isWhole = pages.some(isEnd) || byId.size >= first.totalResults;
  const total = isWhole ? byId.size : first.totalResults;
  return { stays: [stay, ...others], total, pageSize, state: "loaded" };
}
