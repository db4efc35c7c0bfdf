import { type PageContext, usePageContext, useQuery } from "@stays/contract";
import {
  type AccommodationAvailability,
  contentDigits,
  findUnit,
  type PersonConfiguration,
  type RateTerms,
  sameRate,
} from "@stays/domain";
import { accommodationQuery, queryIfAsked, type SearchAccommodationArgs } from "@stays/galaxy";

interface QuotedRate extends RateTerms {
  /** `tag:digits`. */
  readonly unitId: string;
  /** Arrival and departure, YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
}

/** The page's request for prices without its promo code, for one room; null = the page has no code. */
function searchWithoutCode(
  { route, search }: Pick<PageContext, "route" | "search">,
  { start, end }: Pick<QuotedRate, "start" | "end">,
  room: PersonConfiguration,
): SearchAccommodationArgs | null {
  const { id: productId, packageId } = route.params;
  if (search.promoCode === null || productId === undefined) return null;
  return {
    productId,
    start,
    end,
    rooms: [room],
    ...(packageId !== undefined && { offersOnly: true, offerIds: [packageId] }),
  };
}

/** The total of a rate in the answer without the code; null = the answer does not have it. */
function findPrice(
  { accommodations: [property] }: AccommodationAvailability,
  rate: QuotedRate,
): number | null {
  if (!property) return null;
  const unit = property.id === rate.unitId ? property : findUnit(property, contentDigits(rate.unitId));
  return (unit && sameRate(unit.products, rate)?.price.amount) ?? null;
}

interface PriceWithoutCode {
  /** null = no code, or not known. */
  readonly amount: number | null;
  readonly isLoading: boolean;
}

/**
 * Requests the prices of the page without its promo code: Galaxy does not say what a code takes off (ruling
 * 165). Without a code nothing is requested.
 */
export function usePriceWithoutCode(rate: QuotedRate): PriceWithoutCode {
  const args = searchWithoutCode(usePageContext(), rate, rate.personConfiguration);
  const { data, isLoading } = useQuery(queryIfAsked(args, accommodationQuery));
  return { amount: data ? findPrice(data, rate) : null, isLoading };
}
