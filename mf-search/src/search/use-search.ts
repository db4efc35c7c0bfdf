import { useReplaceSearch, useVisit } from "@stays/contract";
import { type PageSearch, type SearchState, searchOfVisit, searchText } from "@stays/search";
import { useCallback, useMemo } from "react";

/** Search of the URL, and the function to change it. */
export interface Search extends PageSearch {
  /**
   * Writes a search to the URL. A submitted search adds a history entry (`push`); a filter or typing does
   * not.
   */
  change(state: SearchState, how?: { readonly push?: boolean }): void;
}

/** Returns the search of the page. */
export function useSearch(): Search {
  const visit = useVisit();
  const replace = useReplaceSearch();
  const change = useCallback<Search["change"]>((state, how) => replace(searchText(state), how), [replace]);
  return useMemo(() => ({ ...searchOfVisit(visit), change }), [visit, change]);
}
