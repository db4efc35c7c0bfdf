import { type BasketFailure, useCartActions } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { AlertDialog } from "@stays/ui";
import { failureModal } from "./failure-rules.ts";
import { OtherWays } from "./other-ways.tsx";

export interface FailureModalProps {
  readonly failure: BasketFailure;
  readonly onClose: () => void;
}

/** Error modal of a failed add: the message, and a button with the remedy (ER-01). */
export function FailureModal({ failure, onClose }: FailureModalProps) {
  const { t } = useTexts("mf-cart");
  const { clear } = useCartActions();
  const modal = failureModal(failure);
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
