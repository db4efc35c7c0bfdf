import { useTexts } from "@stays/texts";
import type { LoadedStays } from "../listing/loaded-stays.ts";
import { matchingStays } from "../listing/local-filters.ts";
import { useLocalFilters } from "../listing/use-local-filters.ts";

/**
 * Returns the formatter of the stay count: `48 stays`. With a local filter the text adds how many stays are
 * loaded, because only those can match.
 */
export function useCountText(): (loaded: LoadedStays) => string {
  const { t } = useTexts("mf-search");
  const filters = useLocalFilters();
  return ({ stays, total }) => {
    if (!filters.isActive) return t("count", { count: total });
    const words = t("count", { count: matchingStays(stays, filters).length });
    const values = { count: words, loaded: stays.length, total };
    const isWhole = stays.length >= total;
    if (filters.bounds !== null) return t(isWhole ? "countInArea" : "countInAreaSoFar", values);
    return isWhole ? words : t("countSoFar", values);
  };
}
