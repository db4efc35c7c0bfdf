import { useReplaceSearch } from "@stays/contract";
import { searchText } from "@stays/search-state";
import { useTexts } from "@stays/texts";
import { Button } from "@stays/ui";
import type { PropertySearch } from "../property/property-search.ts";

/** All filters off at once, when some are on. */
export function ClearFilters({ search }: { readonly search: PropertySearch }) {
  const { t } = useTexts("mf-property");
  const replaceSearch = useReplaceSearch();
  const { state, detailId } = search;
  const isFiltered = state.attributes.length > 0 || Object.keys(state.capacity).length > 0;
  if (!isFiltered || detailId !== null) return null;
  const clear = () => replaceSearch(searchText({ ...state, attributes: [], capacity: {} }));
  return (
    <Button variant="text" size="small" onClick={clear}>
      {t("clearFilters")}
    </Button>
  );
}
