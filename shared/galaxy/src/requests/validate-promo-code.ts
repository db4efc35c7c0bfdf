import type { PromoCodeVerdict } from "@stays/domain";
import type { Galaxy } from "@stays/query";
import { decode } from "../decode.ts";
import { type GalaxyError, isGalaxyError } from "../galaxy-error.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { promoCodeVerdict } from "../schemas/promo-code.ts";
import { assertFilled } from "../sendable.ts";
import { WireError } from "../wire-error.ts";

const OPERATION = "validate-promocode";

/** A code, and what it is to be used for. */
export interface PromoCodeArgs {
  readonly promoCode: string;
  /** Bare digits; left out on the search page. */
  readonly productId?: string | null | undefined;
}

/**
 * Whether a promo code can be used. A refusal means that it could not be checked: treat it as a network error.
 * @throws UnsendableError for an empty code (SW-10)
 */
export async function validatePromoCode(
  galaxy: Galaxy,
  { promoCode, productId }: PromoCodeArgs,
  signal?: AbortSignal,
): Promise<PromoCodeVerdict | GalaxyError> {
  assertFilled(OPERATION, "promocode", promoCode);
  const answer = await galaxy.get(OPERATION, { promocode: promoCode, productId }, signal);
  return decode(galaxy, OPERATION, answer, () => promoCodeVerdict(promoCode));
}

/** `validatePromoCode` as a query, fresh for five minutes; a refusal is its error, so that it is asked again. */
export const promoCodeQuery = (args: PromoCodeArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, async (galaxy, one: PromoCodeArgs, signal) => {
    const verdict = await validatePromoCode(galaxy, one, signal);
    if (isGalaxyError(verdict)) throw new WireError(OPERATION, `code ${verdict.code}`);
    return verdict;
  });
