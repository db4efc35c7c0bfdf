import type { BookingContext } from "@stays/contract";
import type { BasketAddons } from "@stays/domain";
import { type GalaxyError, isGalaxyError } from "@stays/galaxy";
import { type FailedCall, isFailedCall } from "./call-outcome.ts";

/** Where the visitor ends up: a panel or modal here, a page of this site, or a page of the online site. */
export type Destination = "panel" | "extras" | "upsell" | "basket" | "addons";

/** The settings that decide where a booking leads. */
export interface FlowRules {
  readonly kind: BookingContext["kind"];
  readonly addonModalActive: boolean;
  readonly upsellActive: boolean;
}

/** On to the upsell page where there is one, else to the basket. */
export function upsellOrBasket(rules: Pick<FlowRules, "upsellActive">): Destination {
  return rules.upsellActive ? "upsell" : "basket";
}

/**
 * Where an add leads before extras are asked for; null = the extras on offer decide. An activity or a transport keeps
 * the visitor on its page, with the basket open, so that more can be added (CT-03).
 */
export function afterAdd(rules: FlowRules): Destination | null {
  if (rules.kind !== "accommodation") return "panel";
  return rules.addonModalActive ? null : "addons";
}

/** Whether any booked item has extras on offer. */
export function hasAddons({ bookItems }: BasketAddons): boolean {
  return bookItems.some(
    (item) => item.addons.length > 0 || item.groups.some((group) => group.addons.length > 0),
  );
}

/**
 * Where the extras on offer lead (AD-03, rulings 24, 25): the redirect flag is tested before the empty list, and 404
 * or an empty list goes to the online basket even with upsell. When nothing can be learnt, the basket panel shows
 * that the booking is safe, and leads on.
 */
export function afterOffer(answer: BasketAddons | GalaxyError | FailedCall, rules: FlowRules): Destination {
  if (isFailedCall(answer)) return "panel";
  if (isGalaxyError(answer)) return answer.code === 404 ? "basket" : "panel";
  if (answer.redirectToOnline) return upsellOrBasket(rules);
  return hasAddons(answer) ? "extras" : "basket";
}
