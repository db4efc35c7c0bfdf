import { useTexts } from "@stays/texts";
import { staysWithin } from "../results-map/map-area.ts";
import { useSearch } from "../search/use-search.ts";
import type { LoadedStays } from "./loaded-stays.ts";

/** `48 stays`; of a part of the map also what it was taken from, since only loaded stays can be placed. */
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
