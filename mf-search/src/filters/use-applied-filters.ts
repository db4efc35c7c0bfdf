import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { useSearch } from "../search/use-search.ts";
import { type AppliedFilter, appliedFilters } from "./applied-filters.ts";

/** Returns the active filters, with localized texts. */
export function useAppliedFilters(): readonly AppliedFilter[] {
  const { t } = useTexts("mf-search");
  const settings = useSettings();
  const { state } = useSearch();
  return appliedFilters(state, settings, {
    atLeast: (label, count) => t("atLeast", { label, count }),
    mapArea: t("mapArea"),
  });
}
