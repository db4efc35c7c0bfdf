import type { OutsidePlace, SiteSettings, Visit } from "@stays/contract";

/** The address of the online site's basket or add-on page, of the settings only. */
export function outsideAddress(place: OutsidePlace, settings: SiteSettings): string {
  const { baseUrl, basketPath, addonPath } = settings.online;
  const path = place === "basket" ? basketPath : addonPath;
  return `${baseUrl.replace(/\/$/, "")}${path.replace("{lang}", settings.language)}`;
}

/** Leaves the site by full page load (S2 §7). */
export function leaveTo(place: OutsidePlace, visit: Visit): void {
  window.location.assign(outsideAddress(place, visit.settings));
}
