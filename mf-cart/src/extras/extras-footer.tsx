import { useSettings } from "@stays/contract";
import { useFormat, useTexts } from "@stays/texts";
import { Button, StatusText } from "@stays/ui";
import styles from "./extras-modal.module.css";
import type { ExtrasTotal } from "./selection.ts";

export interface ExtrasFooterProps {
  readonly total: ExtrasTotal;
  readonly isBusy: boolean;
  /** Whether the chosen extras are in the basket. */
  readonly isAdded: boolean;
  readonly onContinue: () => void;
  readonly onSkip: () => void;
}

/**
 * Footer of the extras modal: total, quantity and next step on the left. The primary button on the right is
 * Continue with extras chosen, else Skip.
 */
export function ExtrasFooter({ total, isBusy, isAdded, onContinue, onSkip }: ExtrasFooterProps) {
  const { t } = useTexts("mf-cart");
  const { money } = useFormat();
  const { upsell } = useSettings();
  const isChosen = total.quantity > 0;
  return (
    <div className={styles.footer}>
      <div className={styles.state}>
        <p className={styles.total} role="status">
          {isChosen && total.price && (
            <b>{t("total", { price: money(total.price.amount, total.price.currency, total.isExact) })}</b>
          )}
          <span>{t("chosenExtras", { count: total.quantity })}</span>
        </p>
        <StatusText className={styles.next}>
          {isAdded && <b>{`${t("addedToBasket")} `}</b>}
          <span>{t(upsell.active ? "nextUpsell" : "nextOnlineBasket")}</span>
        </StatusText>
      </div>
      <div className={styles.ways}>
        <Button variant={isChosen ? "text" : "primary"} size="large" disabled={isBusy} onClick={onSkip}>
          {t("skip")}
        </Button>
        {isChosen && (
          <Button size="large" busy={isBusy} onClick={onContinue}>
            {t("continue")}
          </Button>
        )}
      </div>
    </div>
  );
}
