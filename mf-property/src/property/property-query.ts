import type { PageContext } from "@stays/contract";
import {
  accommodationContentQuery,
  accommodationQuery,
  partOf,
  type SearchAccommodationArgs,
} from "@stays/galaxy";
import type { PropertySearch } from "./property-search.ts";
import { withoutUnits, withRows, withUnit } from "./shown-part.ts";

/**
 * The queries of a property page: the parts of Galaxy's answers that it shows. Prices have the units that are
 * available, so with dates the content has none until it is known that there are no prices.
 */
export function propertyQueries(
  { content, detailId, prices }: PropertySearch,
  settings: PageContext["settings"],
) {
  const whole = accommodationContentQuery(content);
  const [part, shown] = detailId === null ? ["rows", withRows(settings)] : [detailId, withUnit(detailId)];
  const units = partOf(whole, part, shown);
  return {
    units,
    content: prices && detailId === null ? partOf(whole, "itself", withoutUnits) : units,
    prices: (args: SearchAccommodationArgs) => partOf(accommodationQuery(args), part, shown),
  };
}
