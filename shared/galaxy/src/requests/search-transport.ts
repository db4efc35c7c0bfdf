import type { PersonGroupSelection, TransportSearch } from "@stays/domain";
import type { Galaxy } from "@stays/query";
import { decode } from "../decode.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { transportSearch } from "../schemas/transport.ts";
import { assertFilled } from "../sendable.ts";

const OPERATION = "availability/transport";

/** A journey whose departures are asked for. */
export interface SearchTransportArgs {
  /** Bare digits. */
  readonly productId: string;
  /** As the product's information spells it. */
  readonly routeCode: string;
  /** Groups with nobody in them are not sent. */
  readonly personGroups: readonly PersonGroupSelection[];
  /** YYYY-MM-DD. */
  readonly start: string;
}

/**
 * Departures of one product on one day, full ones too. No departure is an empty list.
 * @throws UnsendableError when nobody travels
 */
export async function searchTransport(
  galaxy: Galaxy,
  { productId, routeCode, personGroups, start }: SearchTransportArgs,
  signal?: AbortSignal,
): Promise<TransportSearch | GalaxyError> {
  const travelling = personGroups.filter((group) => group.quantity > 0);
  assertFilled(OPERATION, "priceGroups", travelling);
  const priceGroups = JSON.stringify(
    travelling.map((group) => ({ Code: group.code, Quantity: group.quantity })),
  );
  const answer = await galaxy.get(OPERATION, { productId, routeCode, priceGroups, start }, signal);
  return decode(galaxy, OPERATION, answer, transportSearch);
}

/** Fresh as long as the basket: capacity is what the visitor books by. */
export const transportSearchQuery = (args: SearchTransportArgs) =>
  galaxyQuery(OPERATION, args, FRESH.basket, searchTransport);
