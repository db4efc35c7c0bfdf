import { useSuspenseQuery } from "@stays/contract";
import type { PackageContent } from "@stays/domain";
import { contentOfferQuery } from "@stays/galaxy";
import { noPriceReason } from "@stays/search";
import { useAwaitedQuery } from "@stays/ui";
import type { PackageSearch } from "../search/package-search.ts";
import { type ListedPackages, priced, unpriced } from "./listed-package.ts";
import { usePrices } from "./use-prices.ts";

/** Packages with the state of their prices. */
export interface LoadedPackages extends ListedPackages {
  /** All suppliers, even while no package is available; empty = no packages are sold at all. */
  readonly parentNames: readonly string[];
  readonly retryPrices: () => void;
}

const noPackages: PackageContent = { packages: [], parentNames: [] };

/** Adds their prices to the packages of an answer. */
function usePriced(search: PackageSearch, content: PackageContent): LoadedPackages {
  const prices = usePrices(search.prices);
  const listed = search.prices
    ? priced(content, search.offerIds, prices)
    : unpriced(content, search.offerIds, noPriceReason(search));
  return { ...listed, parentNames: content.parentNames, retryPrices: prices.retry };
}

/** Loads the packages of a search. Content suspends; prices never do and arrive in the shown list. */
export function usePackages(search: PackageSearch): LoadedPackages {
  const { data } = useSuspenseQuery(contentOfferQuery(search.content));
  return usePriced(search, data);
}

/** The packages of a search, without suspending in the browser: null when they could not be loaded. */
export function usePackagesIfLoaded(search: PackageSearch): LoadedPackages | null {
  const { data, isError } = useAwaitedQuery(contentOfferQuery(search.content));
  const packages = usePriced(search, data ?? noPackages);
  if (isError) return null;
  return data ? packages : { ...packages, kind: "loading" };
}
