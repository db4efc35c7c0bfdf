import { type OutsideTarget, outsideAddress, type Visit } from "@stays/contract";
import { leaveDocument } from "@stays/router";

/** Leaves the site by full page load (CA-33). */
export function leaveTo(target: OutsideTarget, visit: Visit): void {
  leaveDocument(() => window.location.assign(outsideAddress(target, visit.settings)));
}
