import type { PageContext, PageQuery } from "@stays/contract";
import { accommodationContentQuery, accommodationQuery, contentOfferQuery } from "@stays/galaxy";
import { packageSearch } from "../search/package-search.ts";

/** The queries of a package page's first view: the packages, their prices, and their property. */
export function packageQueries(pageContext: PageContext): readonly PageQuery[] {
  const { content, prices, propertyId } = packageSearch(pageContext);
  return [
    contentOfferQuery(content),
    ...(propertyId === null ? [] : [accommodationContentQuery({ productId: propertyId })]),
    ...(prices ? [accommodationQuery(prices)] : []),
  ];
}
