import type { BasketFailure, BookingContext } from "@stays/contract";

/** Action of OK: reload the page, empty the temporary cart and close, or only close. */
export type FailureRemedy = "reload" | "reset" | "close";

/** Texts and remedy of the error modal, by error code (ER-01). */
export interface FailureModalText {
  readonly messageKey: "basketNotCreated" | "cookiesNeeded" | "roomNotAvailable" | "errorMessageTimeOut";
  readonly buttonKey: "okReload" | "ok";
  readonly remedy: FailureRemedy;
}

/** Returns the modal of a failure; null = Error 0, which has no modal (ruling 8). */
export function failureModal({
  error,
  needsCookies,
}: Pick<BasketFailure, "error" | "needsCookies">): FailureModalText | null {
  if (needsCookies) return { messageKey: "cookiesNeeded", buttonKey: "ok", remedy: "close" };
  switch (error) {
    case 1:
      return { messageKey: "basketNotCreated", buttonKey: "okReload", remedy: "reload" };
    case 2:
      return { messageKey: "roomNotAvailable", buttonKey: "ok", remedy: "reset" };
    case 3:
      return { messageKey: "errorMessageTimeOut", buttonKey: "ok", remedy: "close" };
    default:
      return null;
  }
}

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
