import type { Accommodation, AccommodationContent } from "@stays/domain";
import { foldPages, type MissingStay, mergeStays } from "@stays/galaxy";
import { filterByBounds, filterByPrice, type LocalFilters, localFiltersKey } from "./local-filters.ts";

/** A stay of a list, or the place of one that is not loaded. */
export type Place = Accommodation | MissingStay;

/** What the loaded pages of a request give together, once for all parts of the page. */
export interface LoadedStays {
  readonly stays: readonly Accommodation[];
  /** The stays that the list shows: those that pass the local filters. */
  readonly matching: readonly Accommodation[];
  /** What the list has at each place: the matching stays, and stays that are not loaded. */
  readonly places: readonly Place[];
  /** The stays that the map shows: those in the price range, also outside the searched part of the map. */
  readonly priced: readonly Accommodation[];
  /** Icons of the facilities by id; null = it has none. */
  readonly icons: ReadonlyMap<number, string | null>;
  /** Number of stays found; the loaded ones are the first of them. */
  readonly total: number;
  /** Number of stays that the list shows in the end; null while pages that may match are missing. */
  readonly matchingTotal: number | null;
  /** Number of stays of the first page; a further page is likely to have as many. */
  readonly pageSize: number;
  /** Whether there is no usable answer (rulings 3, 5 and 54). */
  readonly isFailed: boolean;
}

export const FAILED: LoadedStays = {
  stays: [],
  matching: [],
  places: [],
  priced: [],
  icons: new Map(),
  total: 0,
  matchingTotal: 0,
  pageSize: 0,
  isFailed: true,
};

const foldIcons = /* @__PURE__ */ foldPages(
  () => new Map<number, string | null>(),
  (icons, { accommodations }: AccommodationContent) => {
    for (const { content } of accommodations)
      for (const { id, icon } of content.attributes) if (icon || !icons.has(id)) icons.set(id, icon || null);
    return icons;
  },
);

type Matching = Pick<LoadedStays, "matching" | "priced">;

/** The matches of the filters in force, by the first page of a list. */
const matches = new WeakMap<
  object,
  Matching & { readonly key: string; readonly stays: LoadedStays["stays"] }
>();

/** Filters the stays of a list; of a list that has grown only its new end. */
function matchStays(first: object, stays: readonly Accommodation[], filters: LocalFilters): Matching {
  if (!filters.isActive) return { matching: stays, priced: stays };
  const key = localFiltersKey(filters);
  const before = matches.get(first);
  const isLonger = before?.key === key && before.stays.every((stay, index) => stay === stays[index]);
  const from = isLonger ? before : { stays: [], matching: [], priced: [] };
  const more = filterByPrice(stays.slice(from.stays.length), filters);
  const matching = [...from.matching, ...filterByBounds(more, filters.bounds)];
  const found = { key, stays, matching, priced: [...from.priced, ...more] };
  matches.set(first, found);
  return found;
}

const NO_PAGE: AccommodationContent = { accommodations: [], totalResults: 0 };
export const NO_FILTERS: LocalFilters = { bounds: null, price: null, rooms: [], isActive: false };

/**
 * Merges pages into one list, each stay once (SR-01), and filters it. The total is Galaxy's number while more pages may
 * follow. When all are loaded it is the number of loaded stays, so that both agree. A list that has grown by a page
 * costs one page.
 */
export function mergePages(
  pages: readonly AccommodationContent[],
  filters: LocalFilters = NO_FILTERS,
): LoadedStays {
  const [first = NO_PAGE] = pages;
  const { accommodations, totalResults } = first;
  const { stays, places, isEnded } = mergeStays(pages);
  // An empty page ends the list before its total is reached.
  const isWhole = stays.length === places.length && (isEnded || stays.length >= totalResults);
  const total = isWhole ? stays.length : totalResults;
  const { matching, priced } = matchStays(first, stays, filters);
  return {
    stays,
    matching,
    places: filters.isActive ? matching : places,
    priced,
    get icons() {
      return foldIcons(pages);
    },
    total,
    matchingTotal: filters.isActive ? (isWhole ? matching.length : null) : total,
    pageSize: accommodations.length,
    isFailed: false,
  };
}
