import { contentDigits, type PersonConfiguration } from "@stays/domain";
import { accommodationQuery } from "@stays/galaxy";
import type { BothDates } from "./moved-dates.ts";

/** What the totals of saved stays are for, besides the dates. */
export interface TotalsFor {
  readonly rooms: readonly PersonConfiguration[];
  readonly promoCode: string | null;
}

/** The search for one saved stay, as its own page makes it. */
export const savedStayQuery = (id: string, { start, end }: BothDates, { rooms, promoCode }: TotalsFor) =>
  accommodationQuery({ productId: contentDigits(id), start, end, personConfigurations: rooms, promoCode });
