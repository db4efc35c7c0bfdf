import { defineRead, queryOf } from "../define-read.ts";
import { FRESH } from "../galaxy-query.ts";
import { assertFilled } from "../request-checks.ts";

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
export const validatePromoCode = /* @__PURE__ */ defineRead(
  "validate-promocode",
  ({ promoCode, productId }: PromoCodeArgs, operation) => {
    assertFilled(operation, "promocode", promoCode);
    return { promocode: promoCode, productId };
  },
  ({ promoCodeVerdict }, { promoCode }) =>
    () =>
      promoCodeVerdict(promoCode),
);

export const promoCodeQuery = /* @__PURE__ */ queryOf(validatePromoCode, FRESH.calendar);
