import { nights } from "@stays/days";
import { type Product, shownPrice } from "@stays/domain";
import { Price } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";

/**
 * The price of a unit for the whole stay: the from-price of several agreements, else the total (CD-03,
 * SR-11).
 */
export function UnitPrice({
  products,
  isLowest = false,
  isShort = false,
}: {
  readonly products: readonly Product[];
  /**
   * The lowest price of a whole village or hotel: always shown as a from-price, even with a single product.
   */
  readonly isLowest?: boolean;
  /** Shows amount and nights only, where dates and guests are already shown. */
  readonly isShort?: boolean;
}) {
  const { t } = usePropertyTexts();
  const shown = shownPrice(products);
  if (!shown) return null;
  const { amount, currency, originalAmount, start, end, totalPersons } = shown.product.price;
  const stayed = t("nights", { count: nights(start, end) });
  const basis = isShort ? stayed : `${stayed}, ${t("guests", { count: totalPersons })}`;
  return (
    <Price
      amount={amount}
      currency={currency}
      originalAmount={isShort ? null : originalAmount}
      sentence={t(isLowest || shown.kind === "from" ? "fromPrice" : "totalPrice", { price: "{price}" })}
      basis={basis}
    />
  );
}
