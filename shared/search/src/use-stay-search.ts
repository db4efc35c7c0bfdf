import { type ResolvedSearch, type StaySearch, usePageContext, useReplaceSearch } from "@stays/contract";
import { useCallback, useMemo } from "react";
import { serializeSearch } from "./serialize-search.ts";

/** The search of the page, and the function to change it. */
export interface ChangeableSearch {
  readonly search: ResolvedSearch;
  /**
   * Writes a search to the URL. A submitted search adds a history entry (`push`); a filter or typing does
   * not.
   */
  change(search: Partial<StaySearch>, how?: { readonly push?: boolean }): void;
}

/** Returns the search of the page. */
export function useStaySearch(): ChangeableSearch {
  const { search } = usePageContext();
  const replace = useReplaceSearch();
  const change = useCallback<ChangeableSearch["change"]>(
    (next, how) => replace(serializeSearch(next), how),
    [replace],
  );
  return useMemo(() => ({ search, change }), [search, change]);
}
