import { type BasketFailure, useCartActions, useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { CloseIcon, IconButton, StatusText } from "@stays/ui";
import styles from "./basket-badge.module.css";

export interface LateAddNoticeProps {
  /** What a look into the basket found of an add; null = there is nothing to say. */
  readonly found: BasketFailure["found"] | null;
}

/** Says under the basket what became of an activity or a transport whose button is gone (ruling 41). */
export function LateAddNotice({ found }: LateAddNoticeProps) {
  const { t } = useTexts("mf-cart");
  const { clearFailure } = useCartActions();
  const { upsell } = useSettings();
  const isSaid = found !== null && !upsell.inlineFailures;
  return (
    <div className={isSaid ? styles.word : undefined}>
      <StatusText>{isSaid && t(found === "absent" ? "notAdded" : "notKnown")}</StatusText>
      {isSaid && <IconButton icon={CloseIcon} label={t("dismiss")} onClick={clearFailure} />}
    </div>
  );
}
