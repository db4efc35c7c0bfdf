import { outsideAddress, Slot, useCartActions, useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { ShoppingBasket } from "lucide-react";
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
      <ShoppingBasket aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className={styles.label}>{t("basket")}</span>
    </a>
  );
}

/** The basket in the header. */
export function BasketButton() {
  return <Slot name="cart.badge" fallback={<PlainBasketButton />} />;
}
