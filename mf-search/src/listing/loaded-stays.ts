import type { Accommodation } from "@stays/domain";
import type { StaysPage } from "./results-request.ts";

/** State of a request: the stays loaded so far, no stays, or a failure. */
export type LoadedStays =
  | {
      readonly state: "loaded";
      readonly stays: readonly [Accommodation, ...Accommodation[]];
      /** Number of stays found; the loaded ones are the first of them. */
      readonly total: number;
      /** Number of stays of the first page; a further page is likely to have as many. */
      readonly pageSize: number;
    }
  /** Nothing found, or no usable answer (rulings 3, 5 and 54). */
  | {
      readonly state: "empty" | "failed";
      readonly stays: readonly [];
      readonly total: 0;
      readonly pageSize: 0;
    };

const NOTHING = { stays: [], total: 0, pageSize: 0 } as const;

export const FAILED: LoadedStays = { ...NOTHING, state: "failed" };

/**
 * Merges pages into one list, each stay once (SR-01). The total is Galaxy's number while more pages may
 * follow. When all are loaded it is the number of loaded stays, so that both agree.
 */
export function mergePages(pages: readonly StaysPage[]): LoadedStays {
  const [first] = pages;
  const byId = new Map<string, Accommodation>();
  for (const stay of pages.flatMap(({ accommodations }) => accommodations))
    if (!byId.has(stay.id)) byId.set(stay.id, stay);
  const [stay, ...others] = byId.values();
  if (!first || !stay) return { ...NOTHING, state: "empty" };
  const pageSize = first.accommodations.length;
  // An empty page ends the list before its total is reached.
  const isWhole =
    pages.some(({ accommodations }) => accommodations.length === 0) || byId.size >= first.totalResults;
  const total = isWhole ? byId.size : first.totalResults;
  return { stays: [stay, ...others], total, pageSize, state: "loaded" };
}
