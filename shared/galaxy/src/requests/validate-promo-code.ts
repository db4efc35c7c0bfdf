import type { GalaxyClient } from "@stays/contract";
import type { PromoCodeVerdict } from "@stays/domain";
import { decodeAnswer } from "../decode-answer.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { assertFilled } from "../request-checks.ts";

const OPERATION = "validate-promocode";

/** A promo code and the product to use it for. */
export interface PromoCodeArgs {
  readonly promoCode: string;
  /** Bare digits; unset on the search page. */
  readonly productId?: string | null | undefined;
}

/**
 * Checks a promo code.
 * @throws UnsendableError for an empty code (SW-10)
 */
export async function validatePromoCode(
  galaxy: GalaxyClient,
  { promoCode, productId }: PromoCodeArgs,
  signal?: AbortSignal,
): Promise<PromoCodeVerdict> {
  assertFilled(OPERATION, "promocode", promoCode);
  return decodeAnswer(
    galaxy,
    OPERATION,
    galaxy.get(OPERATION, { promocode: promoCode, productId }, signal),
    (decoders) => decoders.promoCodeVerdict(promoCode),
  );
}

/** `validatePromoCode` as a query, fresh for five minutes. */
export const promoCodeQuery = (args: PromoCodeArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, validatePromoCode);
