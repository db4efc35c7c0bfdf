import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { useSearch } from "../search/use-search.ts";
import { type AppliedFilter, appliedFilters } from "./applied-filters.ts";

/** The filters in force, in the visitor's words. */
export function useAppliedFilters(): readonly AppliedFilter[] {
  const { t } = useTexts("mf-search");
  const settings = useSettings();
  const { state } = useSearch();
  return appliedFilters(state, settings, {
    atLeast: (label, count) => t("atLeast", { label, count }),
    mapArea: t("mapArea"),
  });
}
