import { useFormat, useTexts } from "@stays/texts";
import { Price, Skeleton } from "@stays/ui";
import type { LoadedColumn } from "./comparison-column.ts";
import { useComparisonTexts } from "./comparison-texts.tsx";

/** Lowest total of a stay for the dates and guests of the search, or the reason for no price. */
export function PriceCell({ column: { price, stay } }: { readonly column: LoadedColumn }) {
  const t = useComparisonTexts();
  const { t: ofPage } = useTexts("mf-search");
  const { nights } = useFormat();
  if (price.kind === "loading") return <Skeleton kind="text" width="80%" />;
  if (price.kind === "failed") return <span>{t("priceFailed")}</span>;
  if (price.kind !== "priced") return <span>{t("priceNone")}</span>;
  const { amount, currency, originalAmount, start, end } = price.price;
  return (
    <Price
      amount={amount}
      currency={currency}
      originalAmount={originalAmount}
      from={stay.products.length > 1 || stay.totalResults > 1}
      basis={ofPage("forNights", { count: nights(start, end) })}
      size="small"
    />
  );
}
