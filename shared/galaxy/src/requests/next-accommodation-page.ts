import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { AccommodationAvailability, StaySort } from "../entities.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { accommodationAvailability } from "../schemas/availability.ts";

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

/** Returns a further page of a running search. Galaxy error 404: all is loaded, or the search has expired. */
export async function nextAccommodationPage(
  galaxy: GalaxyClient,
  { searchId, page, sort }: NextAccommodationPageArgs,
  signal?: AbortSignal,
): Promise<AccommodationAvailability | GalaxyError> {
  const answer = await galaxy.get(OPERATION, { searchId, page, sort }, signal);
  return decode(galaxy, OPERATION, answer, accommodationAvailability);
}
