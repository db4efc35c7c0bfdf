import { slotTable } from "@stays/contract";
import { parseAddress } from "@stays/routes";
import { pageKeyOf } from "../../app/page/page-key.ts";

/** Remotes that fill slots: every page view uses them. */
const everywhere = new Set<string>(Object.values(slotTable).map(({ remote }) => remote));

/** The remotes that a page view uses; empty when no route matches. */
export function remotesOnPage(url: URL, prefixes: readonly string[]): ReadonlySet<string> {
  const routeMatch = parseAddress(url, prefixes);
  return routeMatch ? new Set([pageKeyOf(routeMatch.name).remote, ...everywhere]) : new Set();
}
