import { contentDigits } from "@stays/domain";
import { isGalaxyError } from "@stays/galaxy";
import type { PackageSearch } from "../search/package-search.ts";
import { hasPriceWithoutProduct, type ListedPackage, listedPackages } from "./listed-package.ts";
import { usePrices } from "./use-prices.ts";

/**
 * A package with its product. Of all packages Galaxy sends the product of each supplier's cheapest only; that of the
 * others is asked of their supplier, in one request for all of its packages, once they are about to be seen.
 *
 * @param isSeen whether it is about to be seen
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
  const told = data.accommodations.flatMap(listedPackages);
  const product = told.find(({ stayPackage }) => stayPackage.packageId === packageId)?.product;
  return product ? { ...listed, product } : listed;
}
