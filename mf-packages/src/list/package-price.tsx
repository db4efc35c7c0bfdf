import type { OfferPrice, StayPackage } from "@stays/domain";
import { usePropertyTexts } from "@stays/stay-page";
import { useFormat, useTexts } from "@stays/texts";
import { shareNeedsDecimals, shownAmount, shownDifference } from "@stays/texts/shown-amount";
import { Badge, type ElementNode, Price } from "@stays/ui";
import type { PackageStay } from "./listed-package.ts";
import styles from "./package-price.module.css";

/**
 * The price of a package and its stay: the from-price of its accommodations, or the total if there is only
 * one (PK-03). Renders nothing without dates.
 */
export function PackagePrice({
  stayPackage: { price, products },
  stay,
  isBare = false,
}: {
  readonly stayPackage: StayPackage;
  readonly stay: PackageStay;
  /** The amount only, in an item far from the viewport. */
  readonly isBare?: boolean;
}) {
  const { t } = usePropertyTexts();
  if (!price) return null;
  const isLowest = products.length > 1 || stay.guests === null;
  const describeBasis = () =>
    [
      t("nights", { count: stay.nights }),
      ...(stay.guests === null ? [] : [t("guests", { count: stay.guests })]),
    ].join(", ");
  const text = (
    <Price
      amount={price.amount}
      currency={price.currency}
      originalAmount={price.originalAmount}
      sentence={t(isLowest ? "fromPrice" : "totalPrice", { price: "{price}" })}
      basis={isBare ? undefined : describeBasis()}
      isBare={isBare}
    />
  );
  if (isBare) return text;
  return (
    <PriceLines price={price} guests={stay.guests}>
      {text}
    </PriceLines>
  );
}

export function PriceLines({
  price: { amount, originalAmount, currency },
  guests,
  children,
}: {
  readonly price: OfferPrice;
  /** Guests that the price is for; null = not known. */
  readonly guests: number | null;
  readonly children: ElementNode;
}) {
  const { t } = useTexts("mf-packages");
  const { money } = useFormat();
  const saved = shownDifference(originalAmount ?? amount, amount, currency);
  // The share of the rounded price beside it (ruling 100).
  const total = shownAmount(amount, currency);
  const formatShare = (count: number) =>
    money(total / count, currency, shareNeedsDecimals(total, count, currency));
  return (
    <div className={styles.lines}>
      {saved > 0 && <Badge kind="saving">{t("youSave", { amount: money(saved, currency) })}</Badge>}
      {children}
      {guests !== null && guests > 1 && (
        <p className={styles.each}>{t("perPerson", { price: formatShare(guests) })}</p>
      )}
    </div>
  );
}
