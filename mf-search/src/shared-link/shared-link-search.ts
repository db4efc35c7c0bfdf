import { withQueryKeys } from "@stays/routes";

/** The query string of a link to share: without what belongs to one visitor, such as the promo code (ruling 185). */
export const sharedLinkSearch = (search: string): string =>
  // A colon needs no encoding in a query string, and ids stay readable.
  withQueryKeys(search, { promocode: null, preview: null, whole: null }).replaceAll("%3A", ":");
