import { type OutsideTarget, outsideAddress, type Visit } from "@stays/contract";

/** Leaves the site by full page load (CA-33). */
export function leaveTo(target: OutsideTarget, visit: Visit): void {
  window.location.assign(outsideAddress(target, visit.settings));
}
