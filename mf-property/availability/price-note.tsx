import { useReplaceSearch } from "@stays/contract";
import { NearestDates } from "@stays/property";
import { searchText } from "@stays/search-state";
import { useTexts } from "@stays/texts";
import { Alert, Button, FailureNote } from "@stays/ui";
import type { PropertyInSight } from "../property/use-property.ts";

/** Why there is no price, and what can be done about it: one designed state each. */
export function PriceNote({ sight }: { readonly sight: PropertyInSight }) {
  const { t } = useTexts("mf-property");
  const { prices, search } = sight;
  switch (prices.kind) {
    case "noDates":
      return <Alert tone="info" title={t("chooseDates")} />;
    case "past":
      return (
        <Alert tone="info" role="status" title={t("pastDates")}>
          {t("pastDatesText")}
        </Alert>
      );
    case "none":
      return (
        <Alert tone="info" role="alert" title={t("nothingAvailable")}>
          {t("noResultTextDesc")}
          <NearestDates search={search} source={search.calendar} />
          <ClearFilters sight={sight} />
        </Alert>
      );
    case "failed":
      return <FailureNote message={t("failMessageShort")} onRetry={sight.retryPrices} />;
    default:
      return null;
  }
}

/** All filters off at once, when some are on. */
export function ClearFilters({ sight }: { readonly sight: PropertyInSight }) {
  const { t } = useTexts("mf-property");
  const replaceSearch = useReplaceSearch();
  const { state, detailId } = sight.search;
  const isFiltered = state.attributes.length > 0 || Object.keys(state.capacity).length > 0;
  if (!isFiltered || detailId !== null) return null;
  const clear = () => replaceSearch(searchText({ ...state, attributes: [], capacity: {} }));
  return (
    <Button variant="text" size="small" onClick={clear}>
      {t("clearFilters")}
    </Button>
  );
}
