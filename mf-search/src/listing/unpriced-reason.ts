import type { Visit } from "@stays/contract";
import { noPriceReason, searchOfVisit } from "@stays/search";
import type { TextKey } from "@stays/texts";
import { chosenAreas } from "../search/areas.ts";
import { requiredErrors } from "../search/required-errors.ts";
import { listingOf } from "./listing.ts";

/** Text key of the reason why a listed stay has no price. */
export function unpricedReason(visit: Visit): TextKey<"mf-search"> {
  if (listingOf(visit).kind === "prices") return "noPrice";
  const asked = searchOfVisit(visit);
  const { start, end, category } = asked.state;
  if (asked.isTooEarly) return "errorInvalidDates";
  const reason = noPriceReason(asked);
  if (reason === "past") return "pastDates";
  if (reason === "noAges") return "errorAges";
  if (start === null || end === null || start >= end) return "chooseDates";
  const lacks = requiredErrors({ category, areas: chosenAreas(asked.state) }, visit.settings.search);
  return lacks.category?.[0] ?? lacks.area?.[0] ?? "chooseDates";
}
