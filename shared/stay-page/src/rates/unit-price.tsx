import { nights } from "@stays/days";
import { type Product, shownPrice } from "@stays/domain";
import { Price } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";

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
  const shown = shownPrice(products);
  if (!shown) return null;
  const { amount, currency, originalAmount, start, end, totalPersons } = shown.product.price;
  const basis = [t("nights", { count: nights(start, end) }), t("guests", { count: totalPersons })].join(", ");
  return (
    <Price
      amount={amount}
      currency={currency}
      originalAmount={isShort ? null : originalAmount}
      sentence={t(isLowest || shown.kind === "from" ? "fromPrice" : "totalPrice", { price: "{price}" })}
      basis={isShort ? undefined : basis}
    />
  );
}
