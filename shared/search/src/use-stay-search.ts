import { type ResolvedSearch, type StaySearch, useNavigateTo, usePageContext } from "@stays/contract";
import { useCallback, useMemo } from "react";
import { serializeSearch } from "./serialize-search.ts";

export interface ChangeableSearch {
  readonly search: ResolvedSearch;
  /** Writes a search to the URL; a submitted one adds a history entry (`push`), a filter or typing does not. */
  change(search: Partial<StaySearch>, how?: { readonly push?: boolean }): void;
}

export function useStaySearch(): ChangeableSearch {
  const { search } = usePageContext();
  const navigateTo = useNavigateTo();
  const change = useCallback<ChangeableSearch["change"]>(
    (next, how) => navigateTo({ search: serializeSearch(next) }, { replace: !how?.push }),
    [navigateTo],
  );
  return useMemo(() => ({ search, change }), [search, change]);
}
