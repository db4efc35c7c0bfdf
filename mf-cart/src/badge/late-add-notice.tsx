import { type BasketFailure, useCartActions, useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { CloseIcon, IconButton, StatusText } from "@stays/ui";
import styles from "./basket-badge.module.css";

export interface LateAddNoticeProps {
  /** Result of the basket check for an add; null = there is nothing to show. */
  readonly found: BasketFailure["found"] | null;
}

/**
 * Message under the basket button with the result of an activity or transport add whose own button is gone
 * (ruling 41).
 */
export function LateAddNotice({ found }: LateAddNoticeProps) {
  const { t } = useTexts("mf-cart");
  const { clearFailure } = useCartActions();
  const { upsell } = useSettings();
  const isSaid = found !== null && !upsell.silentFailures;
  return (
    <div className={isSaid ? styles.word : undefined}>
      <StatusText>{isSaid && t(found === "absent" ? "notAdded" : "notKnown")}</StatusText>
      {isSaid && <IconButton icon={CloseIcon} label={t("dismiss")} onClick={clearFailure} />}
    </div>
  );
}
