import type { BasketFailure, BookingContext } from "@stays/contract";

/**
 * Returns whether the button itself shows that nothing was added. It does not when a modal shows it. An
 * activity or a transport shows it unless the settings turn that off (rulings 6, 41).
 */
export function showsFailureInline(
  failure: BasketFailure,
  kind: BookingContext["kind"],
  silentFailures: boolean,
): boolean {
  if (failure.showsModal) return false;
  return kind === "accommodation" || !silentFailures;
}
