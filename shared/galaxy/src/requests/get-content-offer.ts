import type { PackageContent } from "@stays/domain";
import { notFoundIs } from "../decode-answer.ts";
import { defineRead, queryOf } from "../define-read.ts";
import { FRESH } from "../galaxy-query.ts";

/** Ids are bare digits. None = all packages, `productId` = one property, both = one package. */
export interface ContentOfferArgs {
  readonly productId?: string | null | undefined;
  readonly packageId?: string | null | undefined;
}

/** Returns packages without prices; none is an empty list, and so is code 404, an unknown id. */
export const getContentOffer = /* @__PURE__ */ defineRead(
  "get-content-offer",
  ({ productId, packageId }: ContentOfferArgs) => ({ productId, packageId }),
  ({ packageContent }) => packageContent,
  notFoundIs<PackageContent>({ packages: [], parentNames: [] }),
);

export const contentOfferQuery = /* @__PURE__ */ queryOf(getContentOffer, FRESH.content);
