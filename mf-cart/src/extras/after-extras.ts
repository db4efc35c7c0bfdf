import { type BasketFailure, GalaxyFailure } from "@stays/contract";
import { type AddDestination, type FlowRules, upsellOrBasket } from "../add-to-basket/add-rules.ts";

/** Galaxy's answer when extras were added (ruling 23). */
const ADDED = 1;
const ADDON_FAIL = "Addon fail";

/**
 * Destination of Continue: the upsell page if upsell is active and the answer is 1, else the basket (AD-02).
 */
export function afterContinue(answer: number, rules: Pick<FlowRules, "upsellActive">): AddDestination {
  return answer === ADDED ? upsellOrBasket(rules) : "basket";
}

/** Failure of Continue: "not found" is Error 1 with Galaxy's message, else Error 3 (rulings 7, 9). */
export function extrasFailure(error: Error): BasketFailure {
  return error instanceof GalaxyFailure && error.isNotFound
    ? { error: 1, message: error.reason, showsModal: true }
    : { error: 3, message: ADDON_FAIL, showsModal: true };
}

/** Log message of a failure, with our own in front when the failure is Error 3 (ruling 9). */
export function failureMessage(error: Error): string {
  return extrasFailure(error).error === 3 ? `${ADDON_FAIL}: ${error.message}` : error.message;
}
