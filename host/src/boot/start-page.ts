import type { SiteSettings } from "@stays/contract";
import { parseAddress } from "@stays/routes";
import { pageKeyOf } from "../page/page-key.ts";
import type { RemoteModules } from "../remotes/remotes-context.tsx";

/**
 * Starts loading the code of the current page. Otherwise React requests it when it renders the page, long
 * after the shell.
 */
export function startPage(store: RemoteModules, { languages }: SiteSettings): void {
  const prefixes = languages.map(({ prefix }) => prefix);
  const place = parseAddress(location, prefixes);
  if (place) void store.module(pageKeyOf(place.route));
}
