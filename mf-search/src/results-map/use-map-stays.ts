import { usePageContext } from "@stays/contract";
import type { Accommodation, PersonConfiguration } from "@stays/domain";
import type { MapPoint } from "@stays/map";
import { accommodationLink } from "@stays/routes";
import { useMemo } from "react";
import { staysAtPrice } from "../listing/local-filters.ts";
import type { ResultsRequest } from "../listing/results-request.ts";
import { useLoadedStays, useLocalFilters } from "../listing/use-stays.ts";
import { mapPointOf } from "./map-points.ts";

/** The stays on the map of the results. */
export interface MapStays {
  readonly stays: readonly Accommodation[];
  /** Their points, in the same order. Stable while the stays are. */
  readonly points: readonly MapPoint[];
  /** No loaded stay has a chosen price. */
  readonly hasNothing: boolean;
}

const NONE = [] as const;

/** Returns the loaded stays that the map shows. */
export function useMapStays(request: ResultsRequest | null, rooms: readonly PersonConfiguration[]): MapStays {
  const { route: here, settings } = usePageContext();
  const loaded = useLoadedStays(request);
  const filters = useLocalFilters();
  // Pins outside the searched part of the map stay, because the visitor moves on from it.
  const stays = useMemo(() => staysAtPrice(loaded?.stays ?? NONE, filters), [loaded, filters]);
  const points = useMemo(
    () =>
      stays.map((stay) =>
        mapPointOf(
          stay,
          rooms,
          accommodationLink(here.language, stay, settings.results.detailLinks, here.search),
        ),
      ),
    [stays, rooms, here, settings],
  );
  return { stays, points, hasNothing: loaded !== null && stays.length === 0 };
}
