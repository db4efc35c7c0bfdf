import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { TransportInformation } from "../entities.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { transportInformation as schema } from "../schemas/transport.ts";

const OPERATION = "availability/transport/information";

/** Returns routes and person groups of one transport product (bare digits). */
export async function transportInformation(
  galaxy: GalaxyClient,
  productId: string,
  signal?: AbortSignal,
): Promise<TransportInformation> {
  return decode(galaxy, OPERATION, await galaxy.get(OPERATION, { productId }, signal), schema);
}

/** `transportInformation` as a query, fresh for half an hour. */
export const transportInformationQuery = (productId: string) =>
  galaxyQuery(OPERATION, productId, FRESH.content, transportInformation);
