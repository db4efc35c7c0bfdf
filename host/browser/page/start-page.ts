import type { SiteSettings } from "@stays/contract";
import { parseAddress } from "@stays/routes";
import { pageKeyOf } from "../../app/page/page-key.ts";
import type { RemoteModules } from "../../app/remotes/remotes-context.tsx";

/**
 * Starts loading the code of the current page. Otherwise React requests it when it renders the page, long
 * after the shell.
 */
export function startPage(store: RemoteModules, { languages }: SiteSettings): void {
  const prefixes = languages.map(({ prefix }) => prefix);
  const routeMatch = parseAddress(location, prefixes);
  if (routeMatch) void store.module(pageKeyOf(routeMatch.name));
}
