import { useMemo } from "react";
import { useSearch } from "../search/use-search.ts";
import { type LocalFilters, localFiltersOf } from "./local-filters.ts";
import { useListing } from "./use-listing.ts";

/** Returns the local filters of the URL. */
export function useLocalFilters(): LocalFilters {
  const search = useSearch();
  const { kind } = useListing();
  return useMemo(() => localFiltersOf(search, kind), [search, kind]);
}
