import { Slot, useCartActions, useOutsideAddress } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { BasketIcon, Icon, whenIdle } from "@stays/ui";
import { useEffect, useState } from "react";
import styles from "./header.module.css";

/** Whether the browser has been idle since the first render, for work of low priority. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/**
 * The basket button until the cart's badge is loaded. Without scripts it links to the online basket; with
 * them it opens the panel.
 */
function PlainBasketButton({ onFocusChange }: { onFocusChange: (isFocused: boolean) => void }) {
  const { t } = useTexts("host");
  const { openBasket } = useCartActions();
  return (
    <a
      href={useOutsideAddress("basket")}
      className={styles.button}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      onClick={(event) => {
        event.preventDefault();
        openBasket();
      }}
    >
      <Icon of={BasketIcon} className={styles.icon} />
      <span className={styles.label}>{t("basket")}</span>
    </a>
  );
}

/**
 * The basket button in the header. The cart's badge replaces the plain button when the browser is idle after
 * the first view, since both open the same panel. A focused button is not replaced, as it would lose the
 * focus.
 */
export function BasketButton() {
  const isIdle = useIdle();
  const [isFocused, setFocused] = useState(false);
  const [isDue, setDue] = useState(false);
  if (isIdle && !isFocused && !isDue) setDue(true);
  const plain = <PlainBasketButton onFocusChange={setFocused} />;
  return isDue ? <Slot name="cart.badge" fallback={plain} /> : plain;
}
