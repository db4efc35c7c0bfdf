import type { PageContext } from "@stays/contract";
import {
  accommodationContentQuery,
  accommodationQuery,
  partOf,
  type SearchAccommodationArgs,
} from "@stays/galaxy";
import type { PropertySearch } from "./property-search.ts";
import { type PartSettings, withoutUnits, withRows, withUnit } from "./shown-part.ts";

/**
 * The queries of a property page: the parts of Galaxy's answers that it shows. Prices have the units that are
 * available, so with dates the content has none until it is known that there are no prices.
 */
export function propertyQueries(
  { content, detailId, prices }: PropertySearch,
  settings: PageContext["settings"],
) {
  const whole = accommodationContentQuery(content);
  const part = detailId ?? "rows";
  const shown = (filters: PartSettings["filters"]) =>
    detailId === null ? withRows({ ...settings, filters }) : withUnit(detailId);
  const units = partOf(whole, part, shown(settings.filters));
  return {
    units,
    content: prices && detailId === null ? partOf(whole, "itself", withoutUnits) : units,
    prices: (args: SearchAccommodationArgs) => partOf(accommodationQuery(args), part, shown(null)),
  };
}
