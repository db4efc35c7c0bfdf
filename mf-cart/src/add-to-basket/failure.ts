import type { BasketFailure, BookingContext } from "@stays/contract";
import type { BasketResult } from "@stays/domain";
import { type GalaxyError, isGalaxyError } from "@stays/galaxy";
import { type FailedCall, isFailedCall } from "./call-outcome.ts";

/** Message of Error 2 (EC-03). */
const NO_AVAILABILITY = "Not enough availability";

/** Code of a booking system that took too long: like a lost answer, it does not say what was done. */
const TIMED_OUT = 0;

type Kind = BookingContext["kind"];
type TimedOut = GalaxyError & { readonly code: typeof TIMED_OUT };

/** Accommodation adds show the modal; activity and transport adds do not (ruling 6). */
const failure = (kind: Kind, error: 1 | 2 | 3, message: string): BasketFailure => ({
  error,
  message,
  showsModal: kind === "accommodation",
});

/** Without a basket nothing is sent: Error 1, whatever the reason (ruling 21). */
export function openingFailure(kind: Kind, answer: number | GalaxyError | FailedCall): BasketFailure | null {
  if (isFailedCall(answer)) return failure(kind, 1, answer.lost);
  return isGalaxyError(answer) ? failure(kind, 1, answer.message) : null;
}

/** Whether an answer leaves open what became of an add. */
export function isUnconfirmed(
  answer: BasketResult | GalaxyError | FailedCall,
): answer is FailedCall | TimedOut {
  return isFailedCall(answer) || (isGalaxyError(answer) && answer.code === TIMED_OUT);
}

/**
 * What an open end means when nothing is found in the basket. No answer that can be read is Error 3, for "not
 * available" would be untrue (ruling 53); code 0 is Error 3 for an accommodation, else Error 2 (EC-03).
 */
export function unconfirmedFailure(kind: Kind, answer: FailedCall | TimedOut): BasketFailure {
  if (isFailedCall(answer)) return failure(kind, 3, answer.lost);
  return kind === "accommodation" ? failure(kind, 3, answer.message) : soldOutFailure(kind);
}

/** 404 is Error 1 with the server's words, any other refusal Error 2 (EC-03). */
export function refusedFailure(kind: Kind, { code, message }: GalaxyError): BasketFailure {
  return code === 404 ? failure(kind, 1, message) : soldOutFailure(kind);
}

/** Not everything that was asked for can be had: Error 2, and nothing is added. */
export function soldOutFailure(kind: Kind): BasketFailure {
  return failure(kind, 2, NO_AVAILABILITY);
}
