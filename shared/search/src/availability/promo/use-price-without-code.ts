import { useVisit } from "@stays/contract";
import { accommodationQuery, isGalaxyError, queryIfAsked } from "@stays/galaxy";
import { useQuery } from "@stays/query";
import { priceIn, type QuotedRate, searchWithoutCode } from "./price-without-code.ts";

/** The total of a rate without the promo code. */
export interface PriceWithoutCode {
  /** null = no code, or not known. */
  readonly amount: number | null;
  readonly isLoading: boolean;
}

/**
 * Requests the prices of the page without its promo code: Galaxy does not say what a code takes off (ruling
 * 165). Without a code nothing is requested.
 */
export function usePriceWithoutCode(rate: QuotedRate): PriceWithoutCode {
  const args = searchWithoutCode(useVisit(), rate, rate.personConfiguration);
  const { data, isLoading } = useQuery(queryIfAsked(args, accommodationQuery));
  return { amount: data && !isGalaxyError(data) ? priceIn(data, rate) : null, isLoading };
}
