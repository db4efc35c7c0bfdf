import { withQueryKeys } from "@stays/routes";

/** The query string of a link to share: without what belongs to one visitor, such as the promo code (ruling 185). */
export const sharedLinkSearch = (search: string): string =>
  // A colon needs no encoding in a query string, and ids stay readable.
  withQueryKeys(search, { promocode: null, preview: null, whole: null }).replaceAll("%3A", ":");

/**
 * Returns the ids that a key of a query string lists, each once; invalid ids are dropped.
 *
 * @param most the most ids that such a link may have; each needs its own request
 */
export function parseIds(
  search: string,
  { key, valid, most }: { readonly key: string; readonly valid: RegExp; readonly most: number },
): readonly string[] {
  const ids = new URLSearchParams(search).get(key)?.split(",") ?? [];
  return [...new Set(ids.filter((id) => valid.test(id)))].slice(0, most);
}
