import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { TransportSearch } from "../entities.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { transportSearch } from "../schemas/transport.ts";
import { assertFilled } from "../sendable.ts";

/** The number of travellers in a person group. */
export interface PersonGroupSelection {
  readonly code: string;
  readonly quantity: number;
}

const OPERATION = "availability/transport";

/** The journey of a departure search. */
export interface SearchTransportArgs {
  /** Bare digits. */
  readonly productId: string;
  /** As spelled in the product's information. */
  readonly routeCode: string;
  /** Groups without persons are not sent. */
  readonly personGroups: readonly PersonGroupSelection[];
  /** YYYY-MM-DD. */
  readonly start: string;
}

/**
 * Returns the departures of one product on one day, including full ones. No departure is an empty list.
 * @throws UnsendableError without persons
 */
export async function searchTransport(
  galaxy: GalaxyClient,
  { productId, routeCode, personGroups, start }: SearchTransportArgs,
  signal?: AbortSignal,
): Promise<TransportSearch> {
  const travelling = personGroups.filter((group) => group.quantity > 0);
  assertFilled(OPERATION, "priceGroups", travelling);
  const priceGroups = JSON.stringify(
    travelling.map((group) => ({ Code: group.code, Quantity: group.quantity })),
  );
  const answer = await galaxy.get(OPERATION, { productId, routeCode, priceGroups, start }, signal);
  return decode(galaxy, OPERATION, answer, transportSearch);
}

/** As stale as the basket, because the visitor books by the capacity shown. */
export const transportSearchQuery = (args: SearchTransportArgs) =>
  galaxyQuery(OPERATION, args, FRESH.basket, searchTransport);
