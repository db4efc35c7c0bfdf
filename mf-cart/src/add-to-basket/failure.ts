import type { BasketFailure, BookingContext } from "@stays/contract";
import type { BasketResult } from "@stays/domain";
import { errorKind, type GalaxyError, isGalaxyError, isTimedOut, type TimedOut } from "@stays/galaxy";
import { type FailedCall, isFailedCall } from "./call-outcome.ts";

/** Message of Error 2 (EC-03). */
const NO_AVAILABILITY = "Not enough availability";

type Kind = BookingContext["kind"];

/** Creates a failure. Accommodation adds show the modal, activity and transport adds do not (ruling 6). */
const failure = (kind: Kind, error: 1 | 2 | 3, message: string): BasketFailure => ({
  error,
  message,
  showsModal: kind === "accommodation",
});

/** Failure of create-basket: always Error 1, and nothing is sent (ruling 21). */
export function openingFailure(kind: Kind, answer: number | GalaxyError | FailedCall): BasketFailure | null {
  if (isFailedCall(answer)) return failure(kind, 1, answer.lost);
  return isGalaxyError(answer) ? failure(kind, 1, answer.message) : null;
}

/** Returns whether an answer leaves the result of an add unknown: it is lost, or the booking system timed out. */
export function isUnconfirmed(
  answer: BasketResult | GalaxyError | FailedCall,
): answer is FailedCall | TimedOut {
  return isFailedCall(answer) || (isGalaxyError(answer) && isTimedOut(answer));
}

/**
 * Failure of an unconfirmed add that is not found in the basket. A network error is Error 3, because "not
 * available" would be untrue (ruling 53). A time-out is Error 3 for an accommodation, else Error 2 (EC-03).
 */
export function unconfirmedFailure(kind: Kind, answer: FailedCall | TimedOut): BasketFailure {
  if (isFailedCall(answer)) return failure(kind, 3, answer.lost);
  return kind === "accommodation" ? failure(kind, 3, answer.message) : soldOutFailure(kind);
}

/** Failure of a Galaxy error: "not found" is Error 1 with Galaxy's message, any other is Error 2 (EC-03). */
export function refusedFailure(kind: Kind, error: GalaxyError): BasketFailure {
  return errorKind(error) === "notFound" ? failure(kind, 1, error.message) : soldOutFailure(kind);
}

/** Failure when not all items are available: Error 2, and nothing is added. */
export function soldOutFailure(kind: Kind): BasketFailure {
  return failure(kind, 2, NO_AVAILABILITY);
}
