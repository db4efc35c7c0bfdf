import { type OutsidePlace, outsideAddress, type Visit } from "@stays/contract";

/** Leaves the site by full page load (CA-33). */
export function leaveTo(place: OutsidePlace, visit: Visit): void {
  window.location.assign(outsideAddress(place, visit.settings));
}
