import type { GalaxyClient } from "@stays/contract";
import { decode, notFoundIs } from "../decode.ts";
import type { AccommodationAvailability, StaySort } from "../entities.ts";
import { accommodationAvailability } from "../schemas/availability.ts";
import { NO_STAYS } from "./search-accommodation.ts";

const OPERATION = "availability/accommodation/get";

/** A further page of a search. */
export interface NextAccommodationPageArgs {
  /** From the answer of the first page. */
  readonly searchId: string;
  /** Counts from 1; the first further page is 2. */
  readonly page: number;
  /** The same as in the first call. */
  readonly sort?: StaySort | null | undefined;
}

/** Code 404: all is loaded, or the search has expired. Any other code is a failure (SR-03). */
const nothing = notFoundIs(NO_STAYS);

/** Returns a further page of a running search. */
export async function nextAccommodationPage(
  galaxy: GalaxyClient,
  { searchId, page, sort }: NextAccommodationPageArgs,
  signal?: AbortSignal,
): Promise<AccommodationAvailability> {
  const answer = await galaxy.get(OPERATION, { searchId, page, sort }, signal);
  return decode(galaxy, OPERATION, answer, accommodationAvailability, nothing);
}
