import { usePageContext } from "@stays/contract";
import { countGuests } from "@stays/domain";
import { buildStayRequest } from "@stays/search";
import { useFormat, useTexts } from "@stays/texts";
import { muted, Price, Skeleton } from "@stays/ui";
import { explainMissingPrice } from "../results-data/missing-price.ts";
import { comparisonTexts } from "./comparison-texts.ts";
import type { ComparedPrice } from "./use-comparison.ts";

/** Dates and guests of the totals, or why there are none. */
export function TotalsBasis() {
  const { t } = useTexts(comparisonTexts);
  const { t: ofPage } = useTexts("mf-search");
  const format = useFormat();
  const pageContext = usePageContext();
  const search = buildStayRequest(pageContext.search);
  return (
    <p className={muted("sm")}>
      {search
        ? t("basis", {
            dates: format.range(search.start, search.end),
            guests: ofPage("guests", { count: countGuests(search.rooms).guests }),
          })
        : ofPage(explainMissingPrice(pageContext))}
    </p>
  );
}

/** Lowest total of a stay for these dates and guests, or why it has none. */
export function StayTotal({ price }: { readonly price: ComparedPrice }) {
  const { t } = useTexts(comparisonTexts);
  const { t: ofPage } = useTexts("mf-search");
  const { nights } = useFormat();
  if (price.kind === "loading") return <Skeleton kind="text" width="80%" />;
  if (price.kind === "failed") return <span>{t("priceFailed")}</span>;
  if (price.kind === "none") return <span className={muted("sm")}>{t("priceNone")}</span>;
  if (price.kind !== "priced") return null;
  const { amount, currency, originalAmount, start, end } = price.price;
  return (
    <Price
      amount={amount}
      currency={currency}
      originalAmount={originalAmount}
      from
      basis={ofPage("forNights", { count: nights(start, end) })}
      size="small"
    />
  );
}
