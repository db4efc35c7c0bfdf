import { useReplaceSearch } from "@stays/contract";
import { searchText } from "@stays/search";
import { useTexts } from "@stays/texts";
import { Button } from "@stays/ui";
import type { PropertySearch } from "../property/property-search.ts";

/** Whether filters narrow what is shown; the page of one unit has none. The calendar knows nothing of them. */
export function isFiltered({ state, detailId }: PropertySearch): boolean {
  return detailId === null && (state.attributes.length > 0 || Object.keys(state.capacity).length > 0);
}

/** All filters off at once, when some are on. */
export function ClearFilters({ search }: { readonly search: PropertySearch }) {
  const { t } = useTexts("mf-property");
  const replaceSearch = useReplaceSearch();
  if (!isFiltered(search)) return null;
  const clear = () => replaceSearch(searchText({ ...search.state, attributes: [], capacity: {} }));
  return (
    <Button variant="text" size="small" onClick={clear}>
      {t("clearFilters")}
    </Button>
  );
}
