import type { StayPackage } from "@stays/domain";
import { usePropertyTexts } from "@stays/stay-page";
import { Price } from "@stays/ui";
import type { PackageStay } from "../packages/package-stay.ts";
import { PriceLines } from "./price-lines.tsx";

/**
 * The price of a package and its stay: the from-price of its accommodations, or the total if there is only
 * one (PK-03). Renders nothing without dates.
 */
export function PackagePrice({
  stayPackage: { price, products },
  stay,
  align = "end",
}: {
  readonly stayPackage: StayPackage;
  readonly stay: PackageStay;
  readonly align?: "start" | "end";
}) {
  const { t } = usePropertyTexts();
  if (!price) return null;
  const isLowest = products.length > 1 || stay.persons === null;
  const basis = [
    t("nights", { count: stay.nights }),
    ...(stay.persons === null ? [] : [t("guests", { count: stay.persons })]),
  ].join(", ");
  return (
    <PriceLines price={price} persons={stay.persons} align={align}>
      <Price
        amount={price.amount}
        currency={price.currency}
        originalAmount={price.originalAmount}
        sentence={t(isLowest ? "fromPrice" : "totalPrice", { price: "{price}" })}
        basis={basis}
      />
    </PriceLines>
  );
}
