import type { SiteSettings } from "@stays/contract";
import { parseAddress } from "@stays/routes";
import { pageKeyOf } from "../page/page-key.ts";
import type { RemoteModules } from "../remotes/remotes-context.tsx";

/** Asks for the code of the page in the address. React would ask when it comes to the page, long after the shell. */
export function startPage(store: RemoteModules, { languages }: SiteSettings): void {
  const prefixes = languages.map(({ prefix }) => prefix);
  const place = parseAddress(location, prefixes);
  if (place) void store.module(pageKeyOf(place.route));
}
