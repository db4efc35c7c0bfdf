import { useDeferredValue, useMemo } from "react";
import type { PriceResult } from "./price-note.tsx";

/**
 * Prices that come while the page is used: React renders a list of hundreds in small tasks. An answer of a query is an
 * urgent update otherwise, which renders all of them in one.
 *
 * @param search what the prices were requested for; those of another search are never returned
 */
export function useDeferredPrices({ data, isError }: PriceResult, search: unknown): PriceResult {
  const key = JSON.stringify(search);
  const answer = useMemo(() => ({ data, key }), [data, key]);
  const shown = useDeferredValue(answer);
  return { data: shown.key === key ? shown.data : undefined, isError };
}
