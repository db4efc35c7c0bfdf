import { slotTable } from "@stays/contract";
import { parseAddress } from "@stays/routes";
import { pageKeyOf } from "../../src/page/page-key.ts";

/** Remotes whose pieces stand on the pages of others: they are part of every page view. */
const everywhere = new Set<string>(Object.values(slotTable).map(({ remote }) => remote));

/** The remotes that a page view stands on; empty where the address is no page. */
export function remotesOnPage(url: URL, prefixes: readonly string[]): ReadonlySet<string> {
  const place = parseAddress(url, prefixes);
  return place ? new Set([pageKeyOf(place.route).remote, ...everywhere]) : new Set();
}
