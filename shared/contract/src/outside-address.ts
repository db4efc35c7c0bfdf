import { withQuery } from "@stays/routes";
import type { OutsideTarget } from "./host-services.ts";
import type { SiteSettings } from "./site-settings.ts";

/**
 * The address of the online site's basket or add-on page. It comes from the settings, with nothing appended
 * but click ids (rulings 20 and 192). It stays on the origin of the base: the settings reject a path that does not
 * begin with a slash.
 *
 * @param clickIds query of the landing page's click ids, without its `?`
 */
export function outsideAddress(
  target: OutsideTarget,
  { online, language }: Pick<SiteSettings, "online" | "language">,
  clickIds = "",
): string {
  const path = target === "basket" ? online.basketPath : online.addonPath;
  const address = `${online.baseUrl.replace(/\/$/, "")}${path.replaceAll("{lang}", language)}`;
  return withQuery(address, clickIds);
}
