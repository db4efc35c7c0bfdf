import { useSettings } from "@stays/contract";
import type { PriceRange } from "@stays/search";
import { useFormat, useTexts } from "@stays/texts";
import { withKnownPrice } from "../listing/local-filters.ts";
import { useListing } from "../listing/use-listing.ts";
import { useSearch } from "../search/use-search.ts";
import { type AppliedFilter, appliedFilters } from "./applied-filters.ts";

/** Returns the active filters, with localized texts. */
export function useAppliedFilters(): readonly AppliedFilter[] {
  const { t } = useTexts("mf-search");
  const settings = useSettings();
  const format = useFormat();
  const { state } = useSearch();
  const { kind } = useListing();

  function priceName({ least, most }: PriceRange): string {
    const money = (amount: number) => format.money(amount, settings.currency);
    if (least === null) return t("priceUpTo", { price: money(most ?? 0) });
    return most === null
      ? t("priceFrom", { price: money(least) })
      : t("priceFromTo", { least: money(least), most: money(most) });
  }

  return appliedFilters(withKnownPrice(state, kind), settings, {
    atLeast: (label, count) => t("atLeast", { label, count }),
    mapArea: t("mapArea"),
    priceName,
  });
}
