import type { PageContext } from "@stays/contract";
import { contentDigits, type PersonConfiguration } from "@stays/domain";
import { accommodationQuery } from "@stays/galaxy";
import { buildStayRequest } from "@stays/search";

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

/** The searches for some stays with the dates and guests of a visit; none without them. Filters do not apply. */
export function savedStayQueries({ search }: PageContext, ids: readonly string[]) {
  const request = buildStayRequest(search);
  if (request === null) return [];
  const { personConfigurations: rooms, promoCode = null } = request;
  return ids.map((id) => savedStayQuery(id, request, { rooms, promoCode }));
}
