import type { PageContext, QueryClient } from "@stays/contract";
import { type Accommodation, findUnit } from "@stays/domain";
import { accommodationContentQuery, accommodationQuery } from "@stays/galaxy";
import { withPrices } from "./prices.ts";
import { propertySearch } from "./property-search.ts";

/**
 * The item that a property page shows: the property, or the cabin or room that the URL names. It reads the
 * query cache only. undefined = the item does not exist or its content is not loaded.
 */
export function shownItem(pageContext: PageContext, data: QueryClient): Accommodation | undefined {
  const { content, prices, detailId } = propertySearch(pageContext);
  const known = data.getQueryData(accommodationContentQuery(content).queryKey);
  const first = known?.accommodations[0];
  if (!first) return undefined;
  const priced = prices ? data.getQueryData(accommodationQuery(prices).queryKey) : undefined;
  const { property } = withPrices(first, { data: priced, isError: false });
  if (detailId === null) return property;
  return findUnit(property, detailId) ?? findUnit(first, detailId) ?? undefined;
}
