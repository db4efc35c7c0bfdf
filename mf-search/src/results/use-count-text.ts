import { useTexts } from "@stays/texts";
import { staysWithin } from "../results-map/map-area.ts";
import { useSearch } from "../search/use-search.ts";
import type { LoadedStays } from "./loaded-stays.ts";

/**
 * Returns the formatter of the stay count: `48 stays`. For a map area the text adds how many stays are
 * loaded, because only those have a known position.
 */
export function useCountText(): (loaded: LoadedStays) => string {
  const { t } = useTexts("mf-search");
  const { bounds } = useSearch().state;
  return ({ stays, total }) => {
    if (bounds === null) return t("count", { count: total });
    const words = t("count", { count: staysWithin(stays, bounds).length });
    const values = { count: words, loaded: stays.length, total };
    return t(stays.length < total ? "countInAreaSoFar" : "countInArea", values);
  };
}
