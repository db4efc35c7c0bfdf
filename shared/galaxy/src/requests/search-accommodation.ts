import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { AccommodationAvailability, PersonConfiguration, StayFilter, StayRequest } from "../entities.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { accommodationAvailability } from "../schemas/availability.ts";
import { assertFilled, assertRange, flag } from "../sendable.ts";
import { UnsendableError } from "../wire-error.ts";
import { stayFilterParams } from "./stay-filter.ts";

/** The operation name; a running search and its pages share it in their query keys. */
export const SEARCH_ACCOMMODATION = "availability/accommodation";

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
export const NO_STAYS: AccommodationAvailability = { accommodations: [], totalResults: 0, searchId: "" };
/** Code 500 means no availability, as an empty list does (ruling 3), code 404 an unknown property (ruling 54). */
const nothing = { codes: [404, 500], value: NO_STAYS };

/**
 * Returns the first page of a search for stays, one property with prices, or packages.
 * @throws UnsendableError when start is after end, there are no persons, an age is unset, or there are too
 * many rooms
 */
export async function searchAccommodation(
  galaxy: GalaxyClient,
  args: SearchAccommodationArgs,
  signal?: AbortSignal,
): Promise<AccommodationAvailability> {
  const { start, end, productId, promoCode, offersOnly, offerIds } = args;
  assertRange(SEARCH_ACCOMMODATION, start, end);
  const params = {
    start,
    end,
    personConfigurations: personsParam(args.personConfigurations),
    productId,
    ...stayFilterParams(args),
    promoCode: promoCode || undefined,
    offersOnly: flag(offersOnly),
    offerIds: offersOnly && offerIds?.length ? offerIds : undefined,
  };
  const answer = await galaxy.get(SEARCH_ACCOMMODATION, params, signal);
  return decode(galaxy, SEARCH_ACCOMMODATION, answer, accommodationAvailability, nothing);
}

/** `searchAccommodation` as a query, fresh for a minute. */
export const accommodationQuery = (args: SearchAccommodationArgs) =>
  galaxyQuery(SEARCH_ACCOMMODATION, args, FRESH.search, searchAccommodation);

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
