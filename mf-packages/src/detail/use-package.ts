import { useSuspenseQuery } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { contentOfferQuery } from "@stays/galaxy";
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
  const [content] = data.packages;
  if (!content || !property) return null;
  return { ...packageView(content, property, search, prices), retryPrices: prices.retry };
}
