import type { OutsideTarget } from "./host-services.ts";
import type { SiteSettings } from "./site-settings.ts";

/**
 * The address of the online site's basket or add-on page. It comes from the settings, with nothing appended
 * (ruling 20). It stays on the origin of the base: the settings reject a path that does not begin with a
 * slash.
 */
export function outsideAddress(
  target: OutsideTarget,
  { online, language }: Pick<SiteSettings, "online" | "language">,
): string {
  const path = target === "basket" ? online.basketPath : online.addonPath;
  return `${online.baseUrl.replace(/\/$/, "")}${path.replaceAll("{lang}", language)}`;
}
