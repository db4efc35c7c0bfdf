import {
  type AccommodationAvailability,
  type PersonConfiguration,
  type StaySearch,
  UNSET_AGE,
} from "@stays/domain";
import type { Galaxy } from "@stays/query";
import { decode } from "../decode.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { accommodationAvailability } from "../schemas/availability.ts";
import { assertFilled, assertRange, flag } from "../sendable.ts";
import { UnsendableError } from "../wire-error.ts";
import { stayFilterParams } from "./stay-filter.ts";

/** The operation, by which a running search and its pages share their place in the query cache. */
export const SEARCH_ACCOMMODATION = "availability/accommodation";

/** As many rooms as one search may ask for. */
const MOST_ROOMS = 20;

/** A search for stays, for one property, or for packages. */
export interface SearchAccommodationArgs extends StaySearch {
  /** Bare digits of one property; its answer holds exactly that one, all filled (wire decision 6). */
  readonly productId?: string | null | undefined;
  /** Packages: they come in each accommodation's `offers` (wire decision 9). */
  readonly offersOnly?: boolean | undefined;
  /** Package ids; they need `offersOnly`. */
  readonly offerIds?: readonly string[] | undefined;
}

/**
 * The first page of a search for stays, one property with prices, or packages. An empty list and refusal 500 mean no
 * availability (ruling 3), refusal 404 an unknown property.
 * @throws UnsendableError when start is after end, nobody travels, an age is not told or rooms are too many
 */
export async function searchAccommodation(
  galaxy: Galaxy,
  args: SearchAccommodationArgs,
  signal?: AbortSignal,
): Promise<AccommodationAvailability | GalaxyError> {
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
  return decode(galaxy, SEARCH_ACCOMMODATION, answer, accommodationAvailability);
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
    if (childrenAges.includes(UNSET_AGE))
      throw new UnsendableError(SEARCH_ACCOMMODATION, "a child's age is unset");
  }
  return JSON.stringify(rooms.map((room) => ({ Adults: room.adults, ChildrenAges: room.childrenAges })));
}
