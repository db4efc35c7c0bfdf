import type { PageContext, PageQuery, QueryClient } from "@stays/contract";
import { contentDigits } from "@stays/domain";
import { accommodationContentQuery, accommodationQuery, travelRatingQuery } from "@stays/galaxy";
import { propertySearch } from "./property-search.ts";
import { shownItem } from "./shown-item.ts";

/**
 * The queries of a property page's first view. Content and prices start together; the rating needs the
 * content.
 */
export function propertyQueries(pageContext: PageContext, data: QueryClient): readonly PageQuery[] {
  const { content, prices, filtered } = propertySearch(pageContext);
  const item = shownItem(pageContext, data);
  return [
    accommodationContentQuery(content),
    ...(prices ? [accommodationQuery(prices)] : []),
    ...(filtered ? [accommodationContentQuery(filtered)] : []),
    ...(item?.referenceId
      ? [travelRatingQuery({ productId: contentDigits(item.id), referenceId: item.referenceId })]
      : []),
  ];
}
