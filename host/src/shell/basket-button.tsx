import { outsideAddress, Slot, useCartActions, useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { BasketIcon, Icon } from "@stays/ui";
import { useState } from "react";
import styles from "./header.module.css";
import { useIdle } from "./use-idle.ts";

/**
 * The way to the basket until the cart's own badge is there: without scripts a link to the online basket, with them it
 * opens the panel just the same.
 */
function PlainBasketButton({ onFocusChange }: { onFocusChange: (isFocused: boolean) => void }) {
  const { t } = useTexts("host");
  const settings = useSettings();
  const { openOverlay } = useCartActions();
  return (
    <a
      href={outsideAddress("basket", settings)}
      className={styles.button}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
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

/**
 * The basket in the header. The cart's badge comes when the browser rests after the first sight, since the plain button
 * opens the same panel; and not while that one has the focus, which would be lost with it.
 */
export function BasketButton() {
  const isIdle = useIdle();
  const [isFocused, setFocused] = useState(false);
  const [isDue, setDue] = useState(false);
  if (isIdle && !isFocused && !isDue) setDue(true);
  const plain = <PlainBasketButton onFocusChange={setFocused} />;
  return isDue ? <Slot name="cart.badge" fallback={plain} /> : plain;
}
