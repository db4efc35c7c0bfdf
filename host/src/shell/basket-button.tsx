import { Slot, useCartActions } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { ShoppingBasket } from "lucide-react";
import styles from "./header.module.css";

/** The basket button until the cart's own badge is there; it opens the basket just the same. */
function PlainBasketButton() {
  const { t } = useTexts("host");
  const { openOverlay } = useCartActions();
  return (
    <button type="button" className={styles.button} onClick={() => openOverlay({ kind: "panel" })}>
      <ShoppingBasket aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className={styles.label}>{t("basket")}</span>
    </button>
  );
}

/** The basket in the header. */
export function BasketButton() {
  return <Slot name="cart.badge" fallback={<PlainBasketButton />} />;
}
