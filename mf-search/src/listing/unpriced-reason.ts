import type { PageContext } from "@stays/contract";
import { noPriceReason } from "@stays/search";
import type { TextKey } from "@stays/texts";
import { chosenAreas } from "../search/areas.ts";
import { requiredErrors } from "../search/required-errors.ts";
import { buildResultsRequest } from "./results-request.ts";

/** Text key of the reason why a listed stay has no price. */
export function unpricedReason(pageContext: PageContext): TextKey<"mf-search"> {
  if (buildResultsRequest(pageContext)?.kind === "prices") return "noPrice";
  const { search, settings } = pageContext;
  const { start, end, category } = search;
  if (search.isTooEarly) return "errorInvalidDates";
  const reason = noPriceReason(search);
  if (reason === "past") return "pastDates";
  if (reason === "noAges") return "errorAges";
  if (start === null || end === null || start >= end) return "chooseDates";
  const lacks = requiredErrors({ category, areas: chosenAreas(search) }, settings.search);
  return lacks.category?.[0] ?? lacks.area?.[0] ?? "chooseDates";
}
