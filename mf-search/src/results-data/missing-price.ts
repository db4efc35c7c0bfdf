import type { PageContext, StaySearch } from "@stays/contract";
import { noPriceReason } from "@stays/search";
import { buildResultsRequest, listMissingFields, type RequiredRules } from "@stays/search/listing";
import type { TextKey } from "@stays/texts";

export type ErrorKey = TextKey<"mf-search">;

/** Returns the required fields that a search lacks, from the form or from a URL (SW-08). */
export function findRequiredErrors(
  search: Pick<StaySearch, "category" | "geo" | "geos">,
  rules: RequiredRules,
): { readonly category?: readonly ErrorKey[]; readonly area?: readonly ErrorKey[] } {
  const lacks = listMissingFields(search, rules);
  return {
    ...(lacks.includes("category") && { category: ["errorCategory"] }),
    ...(lacks.includes("area") && { area: ["errorArea"] }),
  };
}

/** Text key of the reason why a listed stay has no price. */
export function explainMissingPrice(pageContext: PageContext): ErrorKey {
  if (buildResultsRequest(pageContext)?.kind === "prices") return "noPrice";
  const { search, settings } = pageContext;
  const { start, end } = search;
  if (search.isTooEarly) return "errorInvalidDates";
  const reason = noPriceReason(search);
  if (reason === "past") return "pastDates";
  if (reason === "noAges") return "errorAges";
  if (start === null || end === null || start >= end) return "chooseDates";
  const lacks = findRequiredErrors(search, settings.search);
  return lacks.category?.[0] ?? lacks.area?.[0] ?? "chooseDates";
}
