import type { Visit } from "@stays/contract";
import { contentDigits, type PersonConfiguration, type StaySearch } from "@stays/domain";
import { accommodationQuery } from "@stays/galaxy";
import { searchOfVisit, searchQueryOf } from "@stays/search";

/** What the totals of saved stays are for, besides the dates. */
export interface TotalsFor {
  readonly rooms: readonly PersonConfiguration[];
  readonly promoCode: string | null;
}

/** The search for one saved stay, as its own page makes it. Dates are YYYY-MM-DD. */
export const savedStayQuery = (
  id: string,
  { start, end }: { readonly start: string; readonly end: string },
  { rooms, promoCode }: TotalsFor,
) => accommodationQuery({ productId: contentDigits(id), start, end, personConfigurations: rooms, promoCode });

/** The search that the totals of stays are for; null without dates and guests. Filters do not apply. */
export function totalsSearch(visit: Visit): StaySearch | null {
  const { state, persons, isPast } = searchOfVisit(visit);
  return isPast ? null : searchQueryOf(state, persons);
}

/** The searches for some stays with the dates and guests of a visit; none without them. */
export function savedStayQueries(visit: Visit, ids: readonly string[]) {
  const search = totalsSearch(visit);
  if (search === null) return [];
  const { personConfigurations: rooms, promoCode = null } = search;
  return ids.map((id) => savedStayQuery(id, search, { rooms, promoCode }));
}
