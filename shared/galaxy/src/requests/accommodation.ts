import {
  type GalaxyClient,
  type GalaxyParams,
  galaxyOf,
  type InfiniteData,
  infiniteQueryOptions,
} from "@stays/contract";
import type {
  AccommodationAvailability,
  AccommodationContent,
  PersonConfiguration,
  StayFilter,
  StayRequest,
  StaySort,
} from "@stays/domain";
import { notFoundIs } from "../decode-answer.ts";
import { defineRead, queryOf } from "../define-read.ts";
import { FRESH, SEARCH_LIFE } from "../galaxy-query.ts";
import { mergeStays } from "../merge-stays.ts";
import { assertFilled, assertRange, flag, UnsendableError } from "../request-checks.ts";

/** A search and its pages share it in their query keys. */
const SEARCH_ACCOMMODATION = "availability/accommodation";

/** Maximum rooms of one search. */
const MOST_ROOMS = 20;

/** A search for stays, for one property, or for packages. */
export interface SearchAccommodationArgs extends StayFilter, StayRequest {
  /**
   * Bare digits of one property; the answer then contains exactly that one, with all members (wire decision
   * 6).
   */
  readonly productId?: string | null | undefined;
  /** Requests packages: they are in each accommodation's `offers` (wire decision 9). */
  readonly offersOnly?: boolean | undefined;
  /** Package ids; need `offersOnly`. */
  readonly offerIds?: readonly string[] | undefined;
}

/** The page of a search that has nothing more, and needs no id. */
const NO_STAYS: AccommodationAvailability = { accommodations: [], totalResults: 0, searchId: "" };
/** Code 500 means no availability, as an empty list does (ruling 3), code 404 an unknown property (ruling 54). */
const nothingFound = { codes: [404, 500], value: NO_STAYS };

/**
 * Returns the first page of a search for stays, one property with prices, or packages.
 * @throws UnsendableError when start is after end, there are no persons, an age is unset, or there are too
 * many rooms
 */
export const searchAccommodation = /* @__PURE__ */ defineRead(
  SEARCH_ACCOMMODATION,
  (args: SearchAccommodationArgs) => {
    const { start, end, productId, promoCode, offersOnly, offerIds } = args;
    assertRange(SEARCH_ACCOMMODATION, start, end);
    return {
      start,
      end,
      personConfigurations: personsParam(args.rooms),
      productId,
      ...stayFilterParams(args),
      promoCode,
      offersOnly: flag(offersOnly),
      offerIds: offersOnly ? offerIds : undefined,
    };
  },
  ({ accommodationAvailability }) => accommodationAvailability,
  nothingFound,
);

export const accommodationQuery = /* @__PURE__ */ queryOf(searchAccommodation, FRESH.search);

function personsParam(rooms: readonly PersonConfiguration[]): string {
  assertFilled(SEARCH_ACCOMMODATION, "personConfigurations", rooms);
  if (rooms.length > MOST_ROOMS)
    throw new UnsendableError(SEARCH_ACCOMMODATION, `${rooms.length} rooms, at most ${MOST_ROOMS}`);
  for (const { adults, childrenAges } of rooms) {
    if (adults < 1) throw new UnsendableError(SEARCH_ACCOMMODATION, "a room without adults");
    if (childrenAges.some((age) => age < 0))
      throw new UnsendableError(SEARCH_ACCOMMODATION, "a child's age is unset");
  }
  return JSON.stringify(rooms.map((room) => ({ Adults: room.adults, ChildrenAges: room.childrenAges })));
}

/** Every item has at least one: 1 means that the filter is unset (`capacityFilter` of the contract). */
const LEAST_CAPACITY = 2;

/** Returns a stay filter in Galaxy's format; an empty value is not sent (wire decision 5). */
function stayFilterParams(filter: StayFilter): GalaxyParams {
  const capacity = Object.entries(filter.capacityFilter ?? {}).filter(([, least]) => least >= LEAST_CAPACITY);
  return {
    ...filter.others,
    attributes: filter.attributes,
    capacityFilter: capacity.length > 0 ? Object.fromEntries(capacity) : undefined,
    category: filter.category,
    geo: filter.geo,
    name: filter.name,
    sort: filter.sort,
  };
}

/** A further page of a search. */
export interface NextAccommodationPageArgs {
  /** From the answer of the first page. */
  readonly searchId: string;
  /** Counts from 1; the first further page is 2. */
  readonly page: number;
  /** The same as in the first call. */
  readonly sort?: StaySort | null | undefined;
}

/**
 * Returns a further page of a running search. Code 404: all is loaded, or the search has expired. Any other code is a
 * failure (SR-03).
 */
export const nextAccommodationPage = /* @__PURE__ */ defineRead(
  "availability/accommodation/get",
  ({ searchId, page, sort }: NextAccommodationPageArgs) => ({ searchId, page, sort }),
  ({ accommodationAvailability }) => accommodationAvailability,
  notFoundIs(NO_STAYS),
);

/** One property with all its units, or a page (from 1) of all properties. */
export type AccommodationContentArgs = StayFilter &
  ({ readonly productId: string } | { readonly page: number });

/** Returns stays without prices. Code 404: nothing found, or past the last page (ruling 5). */
export const getAccommodationContent = /* @__PURE__ */ defineRead(
  "get-accommodation-content",
  (args: AccommodationContentArgs) => ({
    ...("productId" in args ? { productId: args.productId } : { page: args.page }),
    ...stayFilterParams(args),
  }),
  ({ accommodationContent }) => accommodationContent,
  notFoundIs<AccommodationContent>({ accommodations: [], totalResults: 0 }),
);

export const accommodationContentQuery = /* @__PURE__ */ queryOf(getAccommodationContent, FRESH.content);

/** A page of a list of stays, with or without prices. */
export interface StaysPage extends AccommodationContent {
  /** The search that its prices are of; null without prices, whose list does not expire. */
  readonly searchId: string | null;
  /** Time of receipt, in milliseconds since 1970. */
  readonly askedAt: number;
  /** Whether it is to be requested when it comes near the viewport: a newer search has begun, or it was never read. */
  readonly isOutdated?: boolean;
  /** Number of its stays, if it was never read: their places are kept in the list. */
  readonly missing?: number;
}

/** Whether a page is shown, so that a newer answer to it is wanted now. */
export type IsPageWanted = (page: StaysPage, number: number) => boolean;

const isNeverWanted: IsPageWanted = () => false;

/**
 * The page that a refetch keeps; null = it is requested. The first page starts the new search. Of the others only the
 * wanted ones are requested, because a list of a thousand stays has forty.
 */
export function keptPage(
  page: StaysPage,
  number: number,
  isStale: boolean,
  isWanted: IsPageWanted,
): StaysPage | null {
  if (number === 1) return isStale ? null : page;
  if (!isStale && !page.isOutdated) return page;
  return isWanted(page, number) ? null : { ...page, isOutdated: true };
}

/**
 * Adds pages that were never read to a list that has been as long before, so that its height is kept. They are
 * requested near the viewport.
 *
 * @param count number of pages, as far as the total allows
 */
export function withMissingPages(data: InfiniteData<StaysPage>, count: number): InfiniteData<StaysPage> {
  const { pages, pageParams } = data;
  const [first] = pages;
  const size = first?.accommodations.length ?? 0;
  if (first === undefined || size === 0) return data;
  const { totalResults, searchId, askedAt } = first;
  const most = Math.min(count, Math.ceil(totalResults / size));
  const numbers = Array.from(
    { length: Math.max(0, most - pages.length) },
    (_, index) => pages.length + 1 + index,
  );
  const missingPage = (number: number): StaysPage => ({
    accommodations: [],
    totalResults,
    searchId,
    askedAt,
    isOutdated: true,
    missing: Math.min(size, totalResults - (number - 1) * size),
  });
  return {
    pages: [...pages, ...numbers.map(missingPage)],
    pageParams: [...pageParams, ...numbers.map((page) => ({ searchId, page }))],
  };
}

/** A page of a list, from 1. The first page of a search starts it and has no id yet. */
interface StaysPageParam {
  readonly searchId: string | null;
  readonly page: number;
}

const FIRST_PAGE: StaysPageParam = { searchId: null, page: 1 };

/** Start time of the search of some pages, in milliseconds since 1970; null = there is none. */
function findSearchStart(pages: readonly StaysPage[] | undefined): number | null {
  const first = pages?.[0];
  return first && first.searchId !== null ? first.askedAt : null;
}

/** Whether the search of some pages may have expired in Galaxy: a further page then needs a new search. */
export function hasSearchExpired(pages: readonly StaysPage[], now: number): boolean {
  const began = findSearchStart(pages);
  return began !== null && Math.abs(now - began) > SEARCH_LIFE;
}

/** The age of prices counts from the first page: a further page does not refresh those above it. */
function staleTime(state: { readonly data: unknown; readonly dataUpdatedAt: number }, fresh: number): number {
  const data = state.data as InfiniteData<StaysPage> | undefined;
  const began = findSearchStart(data?.pages) ?? state.dataUpdatedAt;
  return Math.max(0, began + fresh - state.dataUpdatedAt);
}

/** The pages of a list, in one type for both kinds. It ends at the total or at an empty page (SR-01, SR-12). */
const staysPagesQuery = (
  operation: string,
  args: StayFilter,
  fresh: number,
  isWanted: IsPageWanted,
  read: (
    galaxy: GalaxyClient,
    param: StaysPageParam,
    signal: AbortSignal,
  ) => Promise<Omit<StaysPage, "askedAt">>,
) =>
  infiniteQueryOptions({
    queryKey: ["galaxy", operation, "pages", args] as const,
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ client, queryKey, signal, pageParam }): Promise<StaysPage> => {
      const query = client.getQueryCache().find<InfiniteData<StaysPage>>({ queryKey, exact: true });
      const page = query?.state.data?.pages[pageParam.page - 1];
      const isStale = query?.isStaleByTime(staleTime(query.state, fresh)) ?? true;
      const kept = page ? keptPage(page, pageParam.page, isStale, isWanted) : null;
      if (kept !== null) return kept;
      return {
        ...(await read(galaxyOf(client), pageParam, signal)),
        // biome-ignore lint/plugin: read in the browser, where no clock of the server runs on
        askedAt: Date.now(),
      };
    },
    getNextPageParam: (last: StaysPage, pages: readonly StaysPage[]): StaysPageParam | null => {
      const { places } = mergeStays(pages);
      // A page that a refetch has kept is of an earlier search.
      const { totalResults, searchId } = pages[0] ?? last;
      if (last.accommodations.length === 0 && !last.missing) return null;
      return places.length < totalResults ? { searchId, page: pages.length + 1 } : null;
    },
    staleTime: ({ state }) => staleTime(state, fresh),
    retry: false,
  });

/** An infinite query of all stays without prices. */
export const accommodationContentPagesQuery = (filter: StayFilter, isWanted: IsPageWanted = isNeverWanted) =>
  staysPagesQuery(
    getAccommodationContent.operation,
    filter,
    FRESH.content,
    isWanted,
    async (galaxy, { page }, signal) => ({
      ...(await getAccommodationContent(galaxy, { ...filter, page }, signal)),
      searchId: null,
    }),
  );

/**
 * An infinite query of a search for stays. The sort is part of the key, so a new order is a new search from page one
 * (SR-02). A refetch starts a new search, and requests of the further pages the wanted ones.
 */
export const accommodationPagesQuery = (
  args: SearchAccommodationArgs,
  isWanted: IsPageWanted = isNeverWanted,
) =>
  staysPagesQuery(SEARCH_ACCOMMODATION, args, FRESH.search, isWanted, (galaxy, { searchId, page }, signal) =>
    searchId === null
      ? searchAccommodation(galaxy, args, signal)
      : nextAccommodationPage(galaxy, { searchId, page, sort: args.sort }, signal),
  );
