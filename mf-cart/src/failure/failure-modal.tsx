import { type SlotProps, useCartActions } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { AlertDialog } from "@stays/ui";
import { OtherWays } from "./other-ways.tsx";

/**
 * Texts and remedy by error code (ER-01); Error 0 has no modal (ruling 8). OK reloads the page, empties the temporary
 * cart and closes, or only closes.
 */
const MODALS = {
  0: null,
  1: { messageKey: "basketNotCreated", buttonKey: "okReload", remedy: "reload" },
  2: { messageKey: "roomNotAvailable", buttonKey: "ok", remedy: "reset" },
  3: { messageKey: "errorMessageTimeOut", buttonKey: "ok", remedy: "close" },
} as const;
const NEEDS_COOKIES = { messageKey: "cookiesNeeded", buttonKey: "ok", remedy: "close" } as const;

/** Error modal of a failed add: the message, and a button with the remedy (ER-01). */
export function FailureModal({ failure, onClose }: SlotProps["cart.error-modal"]) {
  const { t } = useTexts("mf-cart");
  const { clear } = useCartActions();
  const modal = failure.needsCookies ? NEEDS_COOKIES : MODALS[failure.error];
  if (!modal) return null;

  function confirm() {
    // The modal stays open until the page is loaded again: closing it goes back from its history entry, which
    // cancels the reload.
    if (modal?.remedy === "reload") return window.location.reload();
    if (modal?.remedy === "reset") clear();
    onClose();
  }

  return (
    <AlertDialog open message={t(modal.messageKey)} confirmLabel={t(modal.buttonKey)} onConfirm={confirm}>
      <p>
        {failure.found === "unknown"
          ? t("keepLooking")
          : [failure.found === "absent" && t("notInBasket"), t("nothingCharged")].filter(Boolean).join(" ")}
      </p>
      {failure.needsCookies && <OtherWays />}
    </AlertDialog>
  );
}
