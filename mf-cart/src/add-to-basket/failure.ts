import type { BasketFailure, BookingContext } from "@stays/contract";
import { errorKind, type GalaxyError, isGalaxyError, isTimedOut } from "@stays/galaxy";
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

/** Failure of an add whose answer was lost: Error 3, because "not available" would be untrue (ruling 53). */
export function lostFailure(kind: Kind, { lost }: FailedCall): BasketFailure {
  return failure(kind, 3, lost);
}

/**
 * Failure of a Galaxy error: "not found" is Error 1 with Galaxy's message, code 0 of an accommodation is
 * Error 3 (EC-04), any other is Error 2 (EC-03).
 */
export function refusedFailure(kind: Kind, error: GalaxyError): BasketFailure {
  if (errorKind(error) === "notFound") return failure(kind, 1, error.message);
  if (isTimedOut(error) && kind === "accommodation")
    return { ...failure(kind, 3, error.message), found: "absent" };
  return soldOutFailure(kind);
}

/** Failure when not all items are available: Error 2, and nothing is added. */
export function soldOutFailure(kind: Kind): BasketFailure {
  return failure(kind, 2, NO_AVAILABILITY);
}
