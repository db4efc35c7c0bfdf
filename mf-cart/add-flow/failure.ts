import type { BasketFailure, BookingContext } from "@stays/contract";
import type { BasketResult } from "@stays/stay";
import { isRefusal, type Refusal } from "@stays/wire";
import { isLost, type Lost } from "./answer.ts";

/** Message of Error 2 (S2 §8). */
const NO_AVAILABILITY = "Not enough availability";

type Kind = BookingContext["kind"];

/** Accommodation adds show the modal; activity and transport adds do not (ruling 6). */
const failure = (kind: Kind, error: 1 | 2 | 3, message: string): BasketFailure => ({
  error,
  message,
  showsModal: kind === "accommodation",
});

/** Without a basket nothing is sent: Error 1, whatever the reason (ruling 21). */
export function openingFailure(kind: Kind, answer: number | Refusal | Lost): BasketFailure | null {
  if (isLost(answer)) return failure(kind, 1, answer.lost);
  return isRefusal(answer) ? failure(kind, 1, answer.message) : null;
}

/**
 * What an answer to an add means (S2 §8): 404 is Error 1, a timed-out accommodation add Error 3, any other refusal
 * Error 2; null = everything is in the basket.
 */
export function addFailure(kind: Kind, answer: BasketResult | Refusal): BasketFailure | null {
  if (!isRefusal(answer)) return answer.success ? null : failure(kind, 2, NO_AVAILABILITY);
  if (answer.code === 404) return failure(kind, 1, answer.message);
  if (answer.code === 0 && kind === "accommodation") return failure(kind, 3, answer.message);
  return failure(kind, 2, NO_AVAILABILITY);
}

/** No answer that can be read: Error 3, for "not available" would be untrue (ruling 53). */
export function lostFailure(kind: Kind, { lost }: Lost): BasketFailure {
  return failure(kind, 3, lost);
}
