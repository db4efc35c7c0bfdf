import { type PriceRange, usePageContext } from "@stays/contract";
import { useFormat, useTexts } from "@stays/texts";
import { withKnownPrice } from "../listing/local-filters.ts";
import { useResultsRequest } from "../listing/use-stays.ts";
import { type AppliedFilter, appliedFilters } from "./applied-filters.ts";

/** Returns the active filters, with localized texts. */
export function useAppliedFilters(): readonly AppliedFilter[] {
  const { t } = useTexts("mf-search");
  const { search, settings } = usePageContext();
  const format = useFormat();
  const request = useResultsRequest();

  function priceName({ least, most }: PriceRange): string {
    const money = (amount: number) => format.money(amount, settings.currency);
    if (least === null) return t("priceUpTo", { price: money(most ?? 0) });
    return most === null
      ? t("priceFrom", { price: money(least) })
      : t("priceFromTo", { least: money(least), most: money(most) });
  }

  return appliedFilters(withKnownPrice(search, request), settings, {
    atLeast: (label, count) => t("atLeast", { label, count }),
    mapArea: t("mapArea"),
    priceName,
  });
}
