import { outsideAddress, Slot, useCartActions, useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { BasketIcon, Icon } from "@stays/ui";
import styles from "./header.module.css";

/**
 * The way to the basket until the cart's own badge is there: without scripts a link to the online basket, with them it
 * opens the panel just the same.
 */
function PlainBasketButton() {
  const { t } = useTexts("host");
  const settings = useSettings();
  const { openOverlay } = useCartActions();
  return (
    <a
      href={outsideAddress("basket", settings)}
      className={styles.button}
      onClick={(event) => {
        event.preventDefault();
        openOverlay({ kind: "panel" });
      }}
    >
      <Icon of={BasketIcon} className={styles.icon} />
      <span className={styles.label}>{t("basket")}</span>
    </a>
  );
}

/** The basket in the header. */
export function BasketButton() {
  return <Slot name="cart.badge" fallback={<PlainBasketButton />} />;
}
