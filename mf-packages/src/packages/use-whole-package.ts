import { contentDigits } from "@stays/domain";
import { isGalaxyError } from "@stays/galaxy";
import type { PackageSearch } from "../search/package-search.ts";
import { hasPriceWithoutProduct, type ListedPackage, listedPackages } from "./listed-package.ts";
import { usePrices } from "./use-prices.ts";

/**
 * Loads a package with its product. For all packages, Galaxy sends only the product of each supplier's
 * cheapest package. Other products come from one request per supplier, sent when a package is near the
 * viewport.
 *
 * @param isSeen whether the package is near the viewport
 */
export function useWholePackage(
  listed: ListedPackage,
  { prices }: Pick<PackageSearch, "prices">,
  isSeen: boolean,
): ListedPackage {
  const { parentId, packageId } = listed.stayPackage;
  const isAsked = isSeen && prices !== null && hasPriceWithoutProduct(listed);
  const { data } = usePrices(isAsked ? { ...prices, productId: contentDigits(parentId) } : null);
  if (!data || isGalaxyError(data)) return listed;
  const listedOfProperty = data.accommodations.flatMap(listedPackages);
  const product = listedOfProperty.find(({ stayPackage }) => stayPackage.packageId === packageId)?.product;
  return product ? { ...listed, product } : listed;
}
