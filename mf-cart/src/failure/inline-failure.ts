import type { BasketFailure, BookingContext } from "@stays/contract";

/**
 * Does the button itself say that nothing was added? Where a modal says it, no; an activity or a transport only when
 * the settings do not ask for silence (rulings 6, 41).
 */
export function showsFailureInline(
  failure: BasketFailure,
  kind: BookingContext["kind"],
  inlineFailures: boolean,
): boolean {
  if (failure.showsModal) return false;
  return kind === "accommodation" || !inlineFailures;
}
