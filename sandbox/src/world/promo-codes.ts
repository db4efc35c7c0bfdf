/** A code a visitor can type. */
export interface PromoCode {
  readonly code: string;
  /** Price factor of the code. */
  readonly factor: number;
  readonly expired: boolean;
  /** null = every category of stay. */
  readonly onlyCategoryId: number | null;
}

export const promoCodes: readonly PromoCode[] = [
  { code: "WINTER10", factor: 0.9, expired: false, onlyCategoryId: null },
  { code: "OLD10", factor: 0.9, expired: true, onlyCategoryId: null },
  { code: "HOTEL5", factor: 0.95, expired: false, onlyCategoryId: 14 },
];

/** Returns the promo code for typed text, without regard to case; null when unknown. */
export function findPromoCode(typed: string): PromoCode | null {
  const wanted = typed.trim().toUpperCase();
  return promoCodes.find(({ code }) => code === wanted) ?? null;
}

/** Whether a code lowers the price of a stay of this category. */
export function promoApplies(promo: PromoCode, categoryId: number): boolean {
  return !promo.expired && (promo.onlyCategoryId === null || promo.onlyCategoryId === categoryId);
}
