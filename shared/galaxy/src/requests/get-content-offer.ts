import type { GalaxyClient } from "@stays/contract";
import type { PackageContent } from "@stays/domain";
import { decodeAnswer, notFoundIs } from "../decode-answer.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";

const OPERATION = "get-content-offer";

/** Ids are bare digits. None = all packages, `productId` = one property, both = one package. */
export interface ContentOfferArgs {
  readonly productId?: string | null | undefined;
  readonly packageId?: string | null | undefined;
}

/** An unknown id is code 404. */
const nothing = notFoundIs<PackageContent>({ packages: [], parentNames: [] });

/** Returns packages without prices; none is an empty list. */
export async function getContentOffer(
  galaxy: GalaxyClient,
  { productId, packageId }: ContentOfferArgs,
  signal?: AbortSignal,
): Promise<PackageContent> {
  return decodeAnswer(
    galaxy,
    OPERATION,
    galaxy.get(OPERATION, { productId, packageId }, signal),
    ({ packageContent }, items) => packageContent(items),
    nothing,
  );
}

/** `getContentOffer` as a query, fresh for half an hour. */
export const contentOfferQuery = (args: ContentOfferArgs) =>
  galaxyQuery(OPERATION, args, FRESH.content, getContentOffer);
