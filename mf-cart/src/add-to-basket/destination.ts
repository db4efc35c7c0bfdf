import type { BookingContext } from "@stays/contract";
import type { BasketAddons } from "@stays/domain";
import { errorKind, type GalaxyError, isGalaxyError } from "@stays/galaxy";
import { type FailedCall, isFailedCall } from "./call-outcome.ts";

/** What opens after an add: a panel or modal here, a page of this site, or a page of the online site. */
export type AddDestination = "panel" | "extras" | "upsell" | "basket" | "addons";

/** Settings that decide the destination of a booking. */
export interface FlowRules {
  readonly kind: BookingContext["kind"];
  readonly addonModalActive: boolean;
  readonly upsellActive: boolean;
}

/** Returns the upsell page if upsell is active, else the basket. */
export function upsellOrBasket(rules: Pick<FlowRules, "upsellActive">): AddDestination {
  return rules.upsellActive ? "upsell" : "basket";
}

/**
 * Destination of an add before its extras are requested; null = the extras on offer decide. After an activity
 * or a transport the visitor stays on the page with the basket open, to add more (CT-03).
 */
export function afterAdd(rules: FlowRules): AddDestination | null {
  if (rules.kind !== "accommodation") return "panel";
  return rules.addonModalActive ? null : "addons";
}

/** Returns whether any booked item has extras on offer. */
export function hasAddons({ bookItems }: BasketAddons): boolean {
  return bookItems.some(
    (item) => item.addons.length > 0 || item.groups.some((group) => group.addons.length > 0),
  );
}

/**
 * Destination after the extras on offer are known (AD-03, rulings 24, 25). The redirect flag is tested before
 * the empty list. "Not found" or an empty list leads to the online basket even with upsell. On a network error or
 * another Galaxy error the basket panel shows the booked items.
 */
export function afterOffer(
  answer: BasketAddons | GalaxyError | FailedCall,
  rules: FlowRules,
): AddDestination {
  if (isFailedCall(answer)) return "panel";
  if (isGalaxyError(answer)) return errorKind(answer) === "notFound" ? "basket" : "panel";
  if (answer.redirectToOnline) return upsellOrBasket(rules);
  return hasAddons(answer) ? "extras" : "basket";
}
