import type { PageQuery, Visit } from "@stays/contract";
import { accommodationContentQuery, accommodationQuery, contentOfferQuery } from "@stays/galaxy";
import { packageSearch } from "../search/package-search.ts";

/** All requests of a package page's first sight: the packages, their prices, and the property they belong to. */
export function packageQueries(visit: Visit): readonly PageQuery[] {
  const { content, prices, propertyId } = packageSearch(visit);
  return [
    contentOfferQuery(content),
    ...(propertyId === null ? [] : [accommodationContentQuery({ productId: propertyId })]),
    ...(prices ? [accommodationQuery(prices)] : []),
  ];
}
