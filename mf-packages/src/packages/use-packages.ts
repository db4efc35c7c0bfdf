import type { PackageContent } from "@stays/domain";
import { contentOfferQuery, errorKind, isGalaxyError } from "@stays/galaxy";
import { useSuspenseQuery } from "@stays/query";
import { noPriceReason } from "@stays/search";
import type { PackageSearch } from "../search/package-search.ts";
import { ContentRefused } from "./content-refused.ts";
import { type ListedPackages, priced, unpriced } from "./listed-package.ts";
import { usePrices } from "./use-prices.ts";

/** Packages with the state of their prices. */
export interface LoadedPackages extends ListedPackages {
  /** All suppliers, even while no package is available; empty = no packages are sold at all. */
  readonly parentNames: readonly string[];
  readonly retryPrices: () => void;
}

const noPackages: PackageContent = { packages: [], parentNames: [] };

/** Loads the packages of a search. Content suspends; prices never do and arrive in the shown list. */
export function usePackages(search: PackageSearch): LoadedPackages {
  const { data } = useSuspenseQuery(contentOfferQuery(search.content));
  const prices = usePrices(search.prices);
  if (isGalaxyError(data) && errorKind(data) !== "notFound") throw new ContentRefused(data.message);
  const content = isGalaxyError(data) ? noPackages : data;
  const listed = search.prices
    ? priced(content, search.offerIds, prices)
    : unpriced(content, search.offerIds, noPriceReason(search));
  return { ...listed, parentNames: content.parentNames, retryPrices: prices.retry };
}
