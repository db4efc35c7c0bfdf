import { withQueryKeys } from "@stays/routes";

/** Removes the promo code from the query string of a link to share: it belongs to one visitor (ruling 185). */
export const withoutPromoCode = (search: string): string =>
  // A colon needs no encoding in a query string, and ids stay readable.
  withQueryKeys(search, { promocode: null }).replaceAll("%3A", ":");
