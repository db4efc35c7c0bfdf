import type { OutsidePlace } from "./host-services.ts";
import type { SiteSettings } from "./site-settings.ts";

/** The address of the online site's basket or add-on page: of the settings only, nothing appended (S2 §7). */
export function outsideAddress(place: OutsidePlace, { online, language }: SiteSettings): string {
  const path = place === "basket" ? online.basketPath : online.addonPath;
  return `${online.baseUrl.replace(/\/$/, "")}${path.replace("{lang}", language)}`;
}
