import { useCartActions } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { CloseIcon, IconButton, PriceText, Stepper } from "@stays/ui";
import styles from "./cart-tab.module.css";
import { LineStay } from "./line-stay.tsx";
import { linePrice } from "./selection-total.ts";

/** Line of the temporary cart: what it books, amount, price and a remove button. */
export function CartLine({ item, isExact }: { readonly item: TempCartItem; readonly isExact: boolean }) {
  const { t } = useTexts("mf-cart");
  const { increment, decrement, removeFromTempCart } = useCartActions();
  const { bookKey, name, amount, rate, stay } = item;
  // One room at two rates is two lines, so the labels of their buttons include the rate.
  const line = { name: rate ? `${name}, ${rate}` : name };
  return (
    <li className={styles.line}>
      <div>
        <h3>{name}</h3>
        {stay ? <LineStay stay={stay} rate={rate} /> : rate && <p className={styles.stay}>{rate}</p>}
      </div>
      <b>
        <PriceText {...linePrice(item)} isExact={isExact} />
      </b>
      <div className={styles.amount}>
        <IconButton icon={CloseIcon} label={t("remove", line)} onClick={() => removeFromTempCart(bookKey)} />
        <Stepper
          label={line.name}
          value={amount}
          addName={t("oneMore", line)}
          removeName={t("oneFewer", line)}
          onChange={(value) => (value > amount ? increment(bookKey) : decrement(bookKey))}
        />
      </div>
    </li>
  );
}
