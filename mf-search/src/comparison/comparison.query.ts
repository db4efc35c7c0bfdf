import type { Visit } from "@stays/contract";
import { contentDigits } from "@stays/domain";
import { accommodationContentQuery, accommodationQuery } from "@stays/galaxy";
import { searchOfVisit, searchQueryOf } from "@stays/search";
import { propertyIdOf } from "./comparison-ids.ts";

/** The distinct properties of compared stays, by content id. */
export const comparedProperties = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.map(propertyIdOf)),
];

/** Query of a property's content, with its units. */
export const comparedContentQuery = (propertyId: string) =>
  accommodationContentQuery({ productId: contentDigits(propertyId) });

/** Queries of the prices of some properties; none without dates and guests. Filters do not apply. */
export function comparedPriceQueries(visit: Visit, properties: readonly string[]) {
  const { state, persons, isPast } = searchOfVisit(visit);
  const search = isPast ? null : searchQueryOf(state, persons);
  if (search === null) return [];
  const { start, end, personConfigurations, promoCode } = search;
  return properties.map((id) =>
    accommodationQuery({ productId: contentDigits(id), start, end, personConfigurations, promoCode }),
  );
}
