export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The query keys of a search, which `parseSearch` reads and `serializeSearch` prints in this order. */
const SEARCH_KEYS: readonly string[] = [
  ...["start", "end", "rooms", "gc-", "category", "geo", "geos", "attributes", "name", "sort", "promocode"],
  ...["capacity.", "capacity-", "lat", "long", "bounds", "price", "ba", "offer"],
];

/**
 * The query keys that the site knows, in the order of its links. A key that ends with a mark stands for all keys that
 * start with it. Whoever reads another key adds it here and in `deploy/varnish.vcl`.
 */
export const SITE_KEYS: readonly string[] = [
  ...SEARCH_KEYS,
  ...["room-", "supplier", "compare", "favourites", "day", "tab", "stay", "time", "redirectStop", "cabin"],
  ...["room", "preview", "whole"],
];

const RANKS = new Map(SITE_KEYS.map((key, rank) => [key, rank]));

/** Position of a key among the keys of the site; -1 = the site does not know it. */
export function keyRank(key: string): number {
  const [start = ""] = /^[a-z]+[.-]/.exec(key) ?? [];
  return RANKS.get(key) ?? RANKS.get(start) ?? -1;
}

/** Whether a key belongs to the search that all pages share, and not to one page or remote. */
export function isSearchKey(key: string): boolean {
  const rank = keyRank(key);
  return rank !== -1 && rank < SEARCH_KEYS.length;
}

/** Keys by which advertisers and mail programs recognise a visit. No other key of a visitor's address leaves the site. */
const CLICK_ID =
  /^(?:utm_[a-z_]{1,20}|gclid|gclsrc|gbraid|wbraid|dclid|gad_source|gad_campaignid|_gl|srsltid|fbclid|msclkid|ttclid|twclid|li_fat_id|epik|yclid|mc_cid|mc_eid)$/;

export const isClickId = (key: string): boolean => CLICK_ID.test(key);
