import { type BasketFailure, useCartActions } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { AlertDialog } from "@stays/ui";
import { failureModal } from "./modal-text.ts";

export interface FailureModalProps {
  readonly failure: BasketFailure;
  readonly onClose: () => void;
}

/** Error modal of a failed add: the message, and a button with the remedy (ER-01). */
export function FailureModal({ failure, onClose }: FailureModalProps) {
  const { t } = useTexts("mf-cart");
  const { resetTempCart } = useCartActions();
  const modal = failureModal(failure.error);
  if (!modal) return null;

  function confirm() {
    if (modal?.remedy === "reset") resetTempCart();
    onClose();
    if (modal?.remedy === "reload") window.location.reload();
  }

  return (
    <AlertDialog open message={t(modal.messageKey)} confirmLabel={t(modal.buttonKey)} onConfirm={confirm}>
      {failure.found === "unknown" ? (
        t("keepLooking")
      ) : (
        <>
          {failure.found === "absent" && <>{t("notInBasket")} </>}
          {t("nothingCharged")}
        </>
      )}
    </AlertDialog>
  );
}
