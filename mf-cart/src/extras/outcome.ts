import type { BasketFailure } from "@stays/contract";
import { type GalaxyError, isGalaxyError } from "@stays/galaxy";
import { type FailedCall, isFailedCall } from "../add-to-basket/call-outcome.ts";
import { type Destination, type FlowRules, upsellOrBasket } from "../add-to-basket/destination.ts";

/** The answer that means that extras were added (ruling 23). */
const ADDED = 1;
const ADDON_FAIL = "Addon fail";

type Rules = Pick<FlowRules, "upsellActive">;

/** Where Continue leads: the upsell page only where there is one and the answer is 1, else the basket (AD-02). */
export function afterContinue(answer: number, rules: Rules): Destination {
  return answer === ADDED ? upsellOrBasket(rules) : "basket";
}

/** Where Skip leads (AD-02). */
export const afterSkip = (rules: Rules): Destination => upsellOrBasket(rules);

/** What a failed Continue means: 404 is Error 1 with the server's words, else Error 3 (rulings 7, 9). */
export function extrasFailure(answer: GalaxyError | FailedCall): BasketFailure {
  const isGone = isGalaxyError(answer) && answer.code === 404;
  return isGone
    ? { error: 1, message: answer.message, showsModal: true }
    : { error: 3, message: ADDON_FAIL, showsModal: true };
}

/** What the log holds: the server's own words and, where the modal's words say something else, ours (ruling 9). */
export function complaintOf(answer: GalaxyError | FailedCall): string {
  const said = isFailedCall(answer) ? answer.lost : `code ${answer.code}: ${answer.message}`;
  return extrasFailure(answer).error === 3 ? `${ADDON_FAIL}: ${said}` : said;
}
