import { accommodationQuery, type SearchAccommodationArgs } from "@stays/galaxy";
import { useQuery } from "@stays/query";
import type { PriceAnswer } from "./listed-package.ts";

const noSearch: SearchAccommodationArgs = { start: "", end: "", personConfigurations: [] };

/** Prices never suspend: they arrive into what is there. Nothing is asked for without a search. */
export function usePrices(
  search: SearchAccommodationArgs | null,
): PriceAnswer & { readonly retry: () => void } {
  const { data, isError, refetch } = useQuery({
    ...accommodationQuery(search ?? noSearch),
    enabled: search !== null,
  });
  return { data, isError, retry: () => void refetch() };
}
