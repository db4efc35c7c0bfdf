import type { Accommodation, AccommodationContent } from "@stays/domain";

/** The stays of a request that are loaded so far. */
export interface LoadedStays {
  readonly stays: readonly Accommodation[];
  /** Number of stays found; the loaded ones are the first of them. */
  readonly total: number;
  /** Number of stays of the first page; a further page is likely to have as many. */
  readonly pageSize: number;
  /** Whether there is no usable answer (rulings 3, 5 and 54). */
  readonly isFailed: boolean;
}

export const FAILED: LoadedStays = { stays: [], total: 0, pageSize: 0, isFailed: true };

/**
 * Merges pages into one list, each stay once (SR-01). The total is Galaxy's number while more pages may
 * follow. When all are loaded it is the number of loaded stays, so that both agree.
 */
export function mergePages(pages: readonly AccommodationContent[]): LoadedStays {
  const byId = new Map<string, Accommodation>();
  for (const stay of pages.flatMap(({ accommodations }) => accommodations))
    if (!byId.has(stay.id)) byId.set(stay.id, stay);
  const { accommodations = [], totalResults = 0 } = pages[0] ?? {};
  // An empty page ends the list before its total is reached.
  const isWhole = pages.some((page) => page.accommodations.length === 0) || byId.size >= totalResults;
  return {
    stays: [...byId.values()],
    total: isWhole ? byId.size : totalResults,
    pageSize: accommodations.length,
    isFailed: false,
  };
}
