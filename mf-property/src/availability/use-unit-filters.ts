import { useReplaceSearch } from "@stays/contract";
import { type SearchState, searchText } from "@stays/search";
import { type FilterChanges, useFilterChanges } from "@stays/search/filters";
import { useCallback } from "react";

/** The filters of the address, and those that have been chosen and wait to go there. */
export function useUnitFilters(state: SearchState): FilterChanges {
  const replace = useReplaceSearch();
  const change = useCallback((next: SearchState) => replace(searchText(next)), [replace]);
  return useFilterChanges({ state, change });
}
