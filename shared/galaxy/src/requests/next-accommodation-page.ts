import type { AccommodationAvailability, StaySort } from "@stays/domain";
import type { Galaxy } from "@stays/query";
import { decode } from "../decode.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { accommodationAvailability } from "../schemas/availability.ts";

const OPERATION = "availability/accommodation/get";

/** Which page of which search. */
export interface NextAccommodationPageArgs {
  /** Of the first page's answer. */
  readonly searchId: string;
  /** 1-based; the first further page is 2. */
  readonly page: number;
  /** That of the first call. */
  readonly sort?: StaySort | null | undefined;
}

/** A further page of a running search. Refusal 404: all is loaded, or the search has expired. */
export async function nextAccommodationPage(
  galaxy: Galaxy,
  { searchId, page, sort }: NextAccommodationPageArgs,
  signal?: AbortSignal,
): Promise<AccommodationAvailability | GalaxyError> {
  const answer = await galaxy.get(OPERATION, { searchId, page, sort }, signal);
  return decode(galaxy, OPERATION, answer, accommodationAvailability);
}
