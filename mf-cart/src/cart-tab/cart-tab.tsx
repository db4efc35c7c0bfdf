import {
  type BookingContext,
  useCart,
  useCartActions,
  usePageContext,
  useSettings,
  useTrack,
} from "@stays/contract";
import {
  addonNames,
  cartTotal,
  commonNights,
  type ItemStay,
  type TempCartItem,
  unitCount,
} from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { needsDecimals } from "@stays/texts/shown-amount";
import { CloseIcon, IconButton, PriceText, StatusText, Stepper, useGuestText } from "@stays/ui";
import { AddButton } from "../add-button/add-button.tsx";
import { cartEvent } from "../add-to-basket/cart-event.ts";
import { Benefit, RateTerms } from "../rates/rate-terms.tsx";
import styles from "./cart-tab.module.css";

/** Price of a line: unit price times amount (CT-01). */
const linePrice = (item: TempCartItem): number => cartTotal([item]);

/**
 * Temporary cart in the sidebar: its lines, the total, and the button that adds them all (HO-02, HO-03,
 * CT-01).
 */
export function CartTab({ booking }: { readonly booking: BookingContext }) {
  const { t } = useTexts("mf-cart");
  const { money } = useFormat();
  const { addonModalActive } = useSettings();
  const items = useCart((cart) => cart.items);
  const currency = items[0]?.currency;
  const total = cartTotal(items);
  const isExact = currency !== undefined && needsDecimals(items.map(linePrice), total, currency);
  const totalText = currency !== undefined && t("total", { price: money(total, currency, isExact) });
  const selectedText = t("selectedCount", { count: unitCount(items) });
  const nights = commonNights(items);

  return (
    <div className={styles.tab}>
      <StatusText hidden>{totalText && `${selectedText}, ${totalText}`}</StatusText>
      {totalText ? (
        <>
          <ul>
            {items.map((item) => (
              <CartLine key={item.bookKey} item={item} kind={booking.kind} isExact={isExact} />
            ))}
          </ul>
          <p className={styles.total}>
            <span>{selectedText}</span>
            <b>{totalText}</b>
            {nights !== null && <span>{t("nights", { count: nights })}</span>}
          </p>
        </>
      ) : (
        <p className={styles.hint}>{t("selectionEmpty")}</p>
      )}
      <AddButton items={items} booking={booking} isWide />
      {totalText && <p className={styles.hint}>{t(addonModalActive ? "nextExtras" : "nextBasket")}</p>}
    </div>
  );
}

/** Line of the temporary cart: what it books, amount, price and a remove button. */
function CartLine({
  item,
  kind,
  isExact,
}: {
  readonly item: TempCartItem;
  readonly kind: BookingContext["kind"];
  readonly isExact: boolean;
}) {
  const { t } = useTexts("mf-cart");
  const { change } = useCartActions();
  const track = useTrack();
  const { promoCode } = usePageContext().search;
  const { bookKey, name, amount, rate, stay } = item;
  // One room at two rates is two lines, so the labels of their buttons include the rate.
  const line = { name: rate ? `${name}, ${rate}` : name };
  const changeAmount = (next: number) => {
    const fewer = amount - next;
    if (fewer > 0)
      track(cartEvent("remove_from_cart", [{ ...item, amount: fewer }], { kind, coupon: promoCode }));
    change(bookKey, next);
  };
  return (
    <li className={styles.line}>
      <div>
        <h3>{name}</h3>
        {stay ? <LineStay stay={stay} rate={rate} /> : rate && <p className={styles.stay}>{rate}</p>}
      </div>
      <b>
        <PriceText amount={linePrice(item)} currency={item.currency} isExact={isExact} />
      </b>
      <div className={styles.amount}>
        <IconButton icon={CloseIcon} label={t("remove", line)} onClick={() => changeAmount(0)} />
        <Stepper
          label={line.name}
          value={amount}
          addName={t("oneMore", line)}
          removeName={t("oneFewer", line)}
          onChange={changeAmount}
        />
      </div>
    </li>
  );
}

/** What a line books: property, dates, guests, rate, included extras and conditions (EN-06). */
function LineStay({ stay, rate }: { readonly stay: ItemStay; readonly rate: string | undefined }) {
  const { t } = useTexts("mf-cart");
  const { dayMonthWeekday, day, nights, list } = useFormat();
  const { propertyName, start, end, personConfiguration, includedAddons, bookingConditions } = stay;
  const guestText = useGuestText();
  return (
    <div className={styles.stay}>
      {propertyName && <p translate="no">{propertyName}</p>}
      <p>{`${dayMonthWeekday(start)} – ${day(end)}, ${t("nights", { count: nights(start, end) })}`}</p>
      <p>
        <span>{guestText([personConfiguration])}</span>
        {rate && <span>{` · ${rate}`}</span>}
      </p>
      {includedAddons.length > 0 && (
        <Benefit>{t("includedAddons", { names: list(addonNames(includedAddons)) })}</Benefit>
      )}
      {bookingConditions && <RateTerms html={bookingConditions.terms} />}
    </div>
  );
}
