import { useSuspenseQuery } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { contentOfferQuery, errorKind, isGalaxyError } from "@stays/galaxy";
import { ContentRefused } from "../packages/content-refused.ts";
import { usePrices } from "../packages/use-prices.ts";
import type { PackageSearch } from "../search/package-search.ts";
import { type PackageView, packageView } from "./package-view.ts";

/**
 * Loads the package of the URL; null when the property does not sell it. Content suspends; prices never do.
 */
export function usePackage(
  search: PackageSearch,
  property: Accommodation | null,
): (PackageView & { readonly retryPrices: () => void }) | null {
  const { data } = useSuspenseQuery(contentOfferQuery(search.content));
  const prices = usePrices(search.prices);
  if (isGalaxyError(data)) {
    if (errorKind(data) === "notFound") return null;
    throw new ContentRefused(data.message);
  }
  const [content] = data.packages;
  if (!content || !property) return null;
  return { ...packageView(content, property, search, prices), retryPrices: prices.retry };
}
