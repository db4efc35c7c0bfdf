import { type BookingContext, useCart, useSettings } from "@stays/contract";
import { useFormat, useTexts } from "@stays/texts";
import { StatusText } from "@stays/ui";
import { AddButton } from "../add-button/add-button.tsx";
import { CartLine } from "./cart-line.tsx";
import styles from "./cart-tab.module.css";
import { selectionTotal } from "./selection-total.ts";

/**
 * Temporary cart in the sidebar: its lines, the total, and the button that adds them all (HO-02, HO-03,
 * CT-01).
 */
export function CartTab({ booking }: { readonly booking: BookingContext }) {
  const { t } = useTexts("mf-cart");
  const { money } = useFormat();
  const { addonModalActive } = useSettings();
  const items = useCart((cart) => cart.items);
  const total = selectionTotal(items);
  const totalText =
    total && t("total", { price: money(total.price.amount, total.price.currency, total.isExact) });

  return (
    <div className={styles.tab}>
      <StatusText hidden>{total && `${t("selectedCount", { count: total.units })}, ${totalText}`}</StatusText>
      {total ? (
        <>
          <ul className={styles.lines}>
            {items.map((item) => (
              <CartLine key={item.bookKey} item={item} isExact={total.isExact} />
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t("selectedCount", { count: total.units })}</span>
            <b>{totalText}</b>
            {total.nights !== null && <span>{t("nights", { count: total.nights })}</span>}
          </p>
        </>
      ) : (
        <p className={styles.hint}>{t("selectionEmpty")}</p>
      )}
      <AddButton items={items} booking={booking} isWide />
      {total && <p className={styles.hint}>{t(addonModalActive ? "nextExtras" : "nextBasket")}</p>}
    </div>
  );
}
