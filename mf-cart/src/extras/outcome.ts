import type { BasketFailure } from "@stays/contract";
import { errorKind, type GalaxyError, galaxyErrorText, isGalaxyError } from "@stays/galaxy";
import {
  type AddDestination,
  type FailedCall,
  type FlowRules,
  isFailedCall,
  upsellOrBasket,
} from "../add-to-basket/add-state.ts";

/** Galaxy's answer when extras were added (ruling 23). */
const ADDED = 1;
const ADDON_FAIL = "Addon fail";

type Rules = Pick<FlowRules, "upsellActive">;

/**
 * Destination of Continue: the upsell page if upsell is active and the answer is 1, else the basket (AD-02).
 */
export function afterContinue(answer: number, rules: Rules): AddDestination {
  return answer === ADDED ? upsellOrBasket(rules) : "basket";
}

/** Destination of Skip (AD-02). */
export const afterSkip = (rules: Rules): AddDestination => upsellOrBasket(rules);

/** Failure of Continue: "not found" is Error 1 with Galaxy's message, else Error 3 (rulings 7, 9). */
export function extrasFailure(answer: GalaxyError | FailedCall): BasketFailure {
  const isGone = isGalaxyError(answer) && errorKind(answer) === "notFound";
  return isGone
    ? { error: 1, message: answer.message, showsModal: true }
    : { error: 3, message: ADDON_FAIL, showsModal: true };
}

/**
 * Log message of a failure: Galaxy's message, with our own in front when the failure is Error 3 (ruling 9).
 */
export function failureMessage(answer: GalaxyError | FailedCall): string {
  const text = isFailedCall(answer) ? answer.lost : galaxyErrorText(answer);
  return extrasFailure(answer).error === 3 ? `${ADDON_FAIL}: ${text}` : text;
}
