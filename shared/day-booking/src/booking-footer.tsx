import { type BookingContext, Slot, useCart, useSettings } from "@stays/contract";
import { useFormat } from "@stays/texts";
import { Button } from "@stays/ui";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./booking-footer.module.css";
import { cartTotals } from "./cart-totals.ts";

export interface BookingFooterProps {
  readonly booking: BookingContext;
  /** Why the choices cannot be added yet, besides being empty. */
  readonly disabledReason?: string | undefined;
  readonly onAdding: () => void;
  /** Also called when the modal has closed meanwhile. */
  readonly onAdded: () => void;
  readonly onFailed?: (() => void) | undefined;
}

/** The total and persons of the choices, with the button that adds them (UP-06, TR-03). */
export function BookingFooter(props: BookingFooterProps) {
  const { booking, disabledReason, onAdding, onAdded, onFailed } = props;
  const { t } = useActivityTexts();
  const { money } = useFormat();
  const { currency } = useSettings();
  const items = useCart((cart) => cart.items);
  const { total, persons, isExact } = cartTotals(items);
  const nothing = t(items.length === 0 ? "chooseFirst" : "noPrice");
  const reason = total > 0 ? disabledReason : nothing;
  return (
    <div className={styles.footer}>
      <p className={styles.total} aria-live="polite">
        <span>{`${t("total")} `}</span>
        <b translate="no">{money(total, items[0]?.currency ?? currency, isExact)}</b>
        <small>{t("persons", { count: persons })}</small>
      </p>
      <Slot
        name="cart.add-button"
        items={items}
        booking={booking}
        label={t("addToCart")}
        disabledReason={reason}
        onAdding={onAdding}
        onAdded={onAdded}
        onFailed={onFailed}
        fallback={
          <Button disabled hint={reason}>
            {t("addToCart")}
          </Button>
        }
      />
    </div>
  );
}
