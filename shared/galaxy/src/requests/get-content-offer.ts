import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { PackageContent } from "../entities.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { packageContent } from "../schemas/stay-package.ts";

const OPERATION = "get-content-offer";

/** Ids are bare digits. None = all packages, `productId` = one property, both = one package. */
export interface ContentOfferArgs {
  readonly productId?: string | null | undefined;
  readonly packageId?: string | null | undefined;
}

/** Returns packages without prices. No package is an empty list; an unknown id is Galaxy error 404. */
export async function getContentOffer(
  galaxy: GalaxyClient,
  { productId, packageId }: ContentOfferArgs,
  signal?: AbortSignal,
): Promise<PackageContent | GalaxyError> {
  const answer = await galaxy.get(OPERATION, { productId, packageId }, signal);
  return decode(galaxy, OPERATION, answer, packageContent);
}

/** `getContentOffer` as a query, fresh for half an hour. */
export const contentOfferQuery = (args: ContentOfferArgs) =>
  galaxyQuery(OPERATION, args, FRESH.content, getContentOffer);
