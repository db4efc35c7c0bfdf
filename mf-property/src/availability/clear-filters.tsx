import { useReplaceSearch } from "@stays/contract";
import { searchText } from "@stays/search";
import { useTexts } from "@stays/texts";
import { Button } from "@stays/ui";
import type { PropertySearch } from "../property/property-search.ts";

/** Whether filters narrow the list. The page of one unit has no filters, and the calendar ignores them. */
export function isFiltered({ state, detailId }: PropertySearch): boolean {
  return detailId === null && (state.attributes.length > 0 || Object.keys(state.capacity).length > 0);
}

/** A button that removes all filters; rendered only while some are set. */
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
