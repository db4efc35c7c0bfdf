import type { PageQuery, Visit } from "@stays/contract";
import { accommodationContentQuery, accommodationQuery } from "@stays/wire";
import { propertySearch } from "./property-search.ts";

/** All requests of a property page's first sight; content and prices start together. */
export function propertyQueries(visit: Visit): readonly PageQuery[] {
  const { content, prices, filtered } = propertySearch(visit);
  return [
    accommodationContentQuery(content),
    ...(prices ? [accommodationQuery(prices)] : []),
    ...(filtered ? [accommodationContentQuery(filtered)] : []),
  ];
}
