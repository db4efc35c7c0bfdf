import type { BasketFailure } from "@stays/contract";

/** What OK does: load the page anew, empty the temporary cart and close, or just close. */
export type FailureRemedy = "reload" | "reset" | "close";

/** What the error modal says and does, by the code of the failure (ER-01). */
export interface FailureModal {
  readonly messageKey: "basketNotCreated" | "roomNotAvailable" | "errorMessageTimeOut";
  readonly buttonKey: "okReload" | "ok";
  readonly remedy: FailureRemedy;
}

/** null = Error 0, which has no modal (ruling 8). */
export function failureModal(error: BasketFailure["error"]): FailureModal | null {
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
