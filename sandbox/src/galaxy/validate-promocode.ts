import { findPromoCode, promoApplies } from "../world/promo-codes.ts";
import type { Operation } from "./galaxy.ts";
import { optionalDigits, requiredText } from "./input.ts";

/** validate-promocode: exactly one verdict. */
export const validatePromoCode: Operation = (galaxy, { query }) => {
  const typed = requiredText(query, "promocode");
  const productId = optionalDigits(query, "productId");
  const promo = findPromoCode(typed);
  if (!promo) return verdict("Invalid", typed.trim().toUpperCase() || typed);
  if (promo.expired) return verdict("Expired", promo.code);
  const stay = productId === null ? null : galaxy.catalogue.stays.get(productId);
  const hotel =
    stay && (stay.pageToLoad === "hotel" || stay.pageToLoad === "room" || stay.pageToLoad === "hoteldetail");
  const applies = !stay || promoApplies(promo, hotel ? 14 : stay.categoryId);
  return verdict(applies ? "Valid" : "NotApplicable", promo.code);
};

function verdict(PromoCodeStatus: string, PromoCode: string) {
  return { ValidationResult: [{ PromoCodeStatus, PromoCode }] };
}
