import { useReplaceSearch } from "@stays/contract";
import { type SearchState, searchText } from "@stays/search";
import { type FilterChanges, useFilterChanges } from "@stays/search/filters";
import { useCallback } from "react";

/** The filters of the URL and those that are chosen but not yet in the URL. */
export function useUnitFilters(state: SearchState): FilterChanges {
  const replace = useReplaceSearch();
  const change = useCallback((next: SearchState) => replace(searchText(next)), [replace]);
  return useFilterChanges({ state, change });
}
