import {
  type PageContext,
  type PageQuery,
  usePageContext,
  useQuery,
  useSuspenseQuery,
} from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import {
  accommodationContentQuery,
  accommodationQuery,
  contentOfferQuery,
  queryIfAsked,
  type SearchAccommodationArgs,
} from "@stays/galaxy";
import { noPriceReason } from "@stays/search";
import { type PriceResult, useDeferredPrices } from "@stays/stay-page";
import { useMemo } from "react";
import { type ListedPackages, priced, unpriced } from "./listed-package.ts";
import { packageListQueries } from "./package-query.ts";
import { type PackageSearch, packageSearch } from "./package-search.ts";

export interface LoadedPackages extends ListedPackages {
  /** All suppliers, even while no package is available; empty = no packages are sold at all. */
  readonly parentNames: readonly string[];
  readonly retryPrices: () => void;
}

/** Loads the packages of a search. Content suspends; prices never do and arrive in the shown list. */
export function usePackages(search: PackageSearch): LoadedPackages {
  const queries = packageListQueries(search);
  const { data } = useSuspenseQuery(queries.content);
  const asked = useQuery(queryIfAsked(search.prices, queries.prices));
  const prices = useDeferredPrices(asked, search.prices);
  const hasFailed = search.prices !== null && prices.isError;
  const packages = useQuery({ ...queries.packages, enabled: hasFailed });
  const content = hasFailed && packages.data ? packages.data : data;
  const isReady = !hasFailed || packages.data !== undefined;
  const listed = search.prices
    ? priced(content, search.offerIds, isReady ? prices : { data: undefined, isError: false })
    : unpriced(content, search.offerIds, noPriceReason(search));
  return { ...listed, parentNames: content.parentNames, retryPrices: () => void asked.refetch() };
}

/** Loads prices without suspending, into content that is already shown; null = no request. */
export function usePrices(
  search: SearchAccommodationArgs | null,
): PriceResult & { readonly retry: () => void } {
  const { data, isError, refetch } = useQuery(queryIfAsked(search, accommodationQuery));
  return { data, isError, retry: () => void refetch() };
}

export function usePropertyContent(propertyId: string): Accommodation | null {
  const { data } = useSuspenseQuery(accommodationContentQuery({ productId: propertyId }));
  return data.accommodations[0] ?? null;
}

export function packageQueries(pageContext: PageContext): readonly PageQuery[] {
  const { content, prices, propertyId } = packageSearch(pageContext);
  return [
    contentOfferQuery(content),
    ...(propertyId === null ? [] : [accommodationContentQuery({ productId: propertyId })]),
    ...(prices ? [accommodationQuery(prices)] : []),
  ];
}

export function usePackageSearch(): PackageSearch {
  const pageContext = usePageContext();
  return useMemo(() => packageSearch(pageContext), [pageContext]);
}
