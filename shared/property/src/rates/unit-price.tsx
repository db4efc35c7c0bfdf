import { hasOriginal, nights, type Product, shownPrice } from "@stays/stay";
import { useFormat } from "@stays/texts";
import { VisuallyHidden } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";
import styles from "./unit-price.module.css";

/** The price of a unit for the whole stay: from the cheapest of several agreements, else the total (CD-03, SR-11). */
export function UnitPrice({
  products,
  isLowest = false,
  isShort = false,
}: {
  readonly products: readonly Product[];
  /** The cheapest of a whole village or hotel: from, also when it is told with one product only. */
  readonly isLowest?: boolean;
  /** The amount alone, where nights and guests stand beside it. */
  readonly isShort?: boolean;
}) {
  const { t } = usePropertyTexts();
  const { money } = useFormat();
  const shown = shownPrice(products);
  if (!shown) return null;
  const { price } = shown.product;
  const [before = "", after = ""] = t(isLowest || shown.kind === "from" ? "fromPrice" : "totalPrice", {
    price: "|",
  }).split("|");
  const basis = [
    t("nights", { count: nights(price.start, price.end) }),
    t("guests", { count: price.totalPersons }),
  ].join(", ");
  return (
    <div className={styles.price}>
      {!isShort && hasOriginal(price) && price.originalAmount !== null && (
        <s>
          <VisuallyHidden>{t("originalPrice")} </VisuallyHidden>
          {money(price.originalAmount, price.currency)}
        </s>
      )}
      <span className={styles.main}>
        <small>{before}</small>
        {money(price.amount, price.currency)}
        <small>{after}</small>
      </span>
      {!isShort && <span className={styles.basis}>{basis}</span>}
    </div>
  );
}
