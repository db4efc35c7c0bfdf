import type { OutsidePlace } from "./host-services.ts";
import type { SiteSettings } from "./site-settings.ts";

/**
 * The address of the online site's basket or add-on page: of the settings only, nothing appended (ruling 20). It
 * cannot leave the origin of the base: a path that does not begin with a slash is refused with the settings.
 */
export function outsideAddress(
  place: OutsidePlace,
  { online, language }: Pick<SiteSettings, "online" | "language">,
): string {
  const path = place === "basket" ? online.basketPath : online.addonPath;
  return `${online.baseUrl.replace(/\/$/, "")}${path.replaceAll("{lang}", language)}`;
}
