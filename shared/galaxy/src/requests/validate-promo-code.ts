import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { PromoCodeVerdict } from "../entities.ts";
import { type GalaxyError, isGalaxyError } from "../galaxy-error.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { promoCodeVerdict } from "../schemas/promo-code.ts";
import { assertFilled } from "../sendable.ts";
import { WireError } from "../wire-error.ts";

const OPERATION = "validate-promocode";

/** A promo code and the product to use it for. */
export interface PromoCodeArgs {
  readonly promoCode: string;
  /** Bare digits; unset on the search page. */
  readonly productId?: string | null | undefined;
}

/**
 * Checks a promo code. A Galaxy error means that the check failed: treat it as a network error.
 * @throws UnsendableError for an empty code (SW-10)
 */
export async function validatePromoCode(
  galaxy: GalaxyClient,
  { promoCode, productId }: PromoCodeArgs,
  signal?: AbortSignal,
): Promise<PromoCodeVerdict | GalaxyError> {
  assertFilled(OPERATION, "promocode", promoCode);
  const answer = await galaxy.get(OPERATION, { promocode: promoCode, productId }, signal);
  return decode(galaxy, OPERATION, answer, () => promoCodeVerdict(promoCode));
}

/**
 * `validatePromoCode` as a query, fresh for five minutes. It throws a Galaxy error, so that the next read
 * requests again.
 */
export const promoCodeQuery = (args: PromoCodeArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, async (galaxy, one: PromoCodeArgs, signal) => {
    const verdict = await validatePromoCode(galaxy, one, signal);
    if (isGalaxyError(verdict)) throw new WireError(OPERATION, `code ${verdict.code}`);
    return verdict;
  });
