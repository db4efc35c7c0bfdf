import { useIsHydrated, useVisit } from "@stays/contract";
import type { PersonConfiguration } from "@stays/domain";
import type { MapSheet } from "@stays/map";
import { accommodationLink } from "@stays/routes";
import { isCircle, type SearchBounds, type SearchCircle } from "@stays/search";
import { useTexts } from "@stays/texts";
import { HeartIcon, Icon, lazyPart, MapIcon, Skeleton, useNearViewport } from "@stays/ui";
import { memo, Suspense, useCallback, useMemo, useRef } from "react";
import { useDeviceValue } from "../device/use-device-value.ts";
import type { Listing } from "../listing/listing.ts";
import { staysAtPrice } from "../listing/local-filters.ts";
import { asSearchBounds, asSearchCircle, staysWithin } from "../listing/map-area.ts";
import { staysQuery } from "../listing/stays.query.ts";
import { useLocalFilters } from "../listing/use-local-filters.ts";
import { useLoadedStays } from "../listing/use-stays.ts";
import { CompareToggle } from "../memory/stay-toggles.tsx";
import { memory, type RememberedStay, rememberedStay } from "../memory/visitor-memory.ts";
import { useSearch } from "../search/use-search.ts";
import { mapPointOf } from "./map-points.ts";
import styles from "./results-map.module.css";
import { useHighlightedId } from "./use-highlight.ts";
import { MAP_ID, type MapFocus } from "./use-map-focus.ts";

const PropertyMap = lazyPart(() => import("@stays/map").then((module) => module.PropertyMap));

const StayWays = lazyPart(() => import("../ways/stay-ways.tsx").then((module) => module.StayWays));

interface ResultsMapProps {
  readonly listing: Listing;
  readonly rooms: readonly PersonConfiguration[];
  readonly focus: MapFocus;
  readonly sheet: MapSheet;
}

const NONE = [] as const;

const idsOf = (stays: readonly RememberedStay[]): ReadonlySet<string> => new Set(stays.map(({ id }) => id));

/**
 * Map of the stays beside the list, loaded when it is near the viewport (SR-09). On narrow windows it is full
 * screen only.
 */
export const ResultsMap = memo(function ResultsMap({ listing, rooms, focus, sheet }: ResultsMapProps) {
  const { t } = useTexts("mf-search");
  const { place: here, settings } = useVisit();
  const isHydrated = useIsHydrated();
  const search = useSearch();
  const searchArea = (bounds: SearchBounds) =>
    search.change({ ...search.state, bounds: asSearchBounds(bounds) }, { push: true });
  const drawCircle = (circle: SearchCircle) =>
    search.change({ ...search.state, bounds: asSearchCircle(circle) }, { push: true });
  const highlightedId = useHighlightedId(focus.highlight);
  const loaded = useLoadedStays(listing);
  const filters = useLocalFilters();
  const priced = useMemo(() => staysAtPrice(loaded?.stays ?? NONE, filters), [loaded, filters]);
  const hasNothing = loaded !== null && priced.length === 0;
  // The map has no pins outside a drawn circle. Outside a rectangle it has, because the visitor moves on from it.
  const stays = useMemo(
    () => (filters.bounds && isCircle(filters.bounds) ? staysWithin(priced, filters.bounds) : priced),
    [priced, filters],
  );
  const boxRef = useRef<HTMLDivElement>(null);
  const isSeen = useNearViewport(boxRef) || focus.isFullScreen;
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
  const cardAction = useCallback(
    (id: string) => {
      const index = points.findIndex((point) => point.id === id);
      const stay = stays[index];
      return stay && <CompareToggle stay={rememberedStay(stay, points[index]?.href ?? "")} />;
    },
    [stays, points],
  );
  const hasPlaces = (settings.map.places ?? NONE).length > 0;
  const cardContent = useCallback(
    (id: string) => {
      const position = stays.find((stay) => stay.id === id)?.content.position;
      return hasPlaces && position ? (
        <Suspense>
          <StayWays position={position} />
        </Suspense>
      ) : null;
    },
    [stays, hasPlaces],
  );
  const seen = useDeviceValue(memory.viewed);
  const saved = useDeviceValue(memory.favourites);
  const marks = useMemo(
    () => ({ seen: idsOf(seen), saved: idsOf(saved), savedIcon: HeartIcon }),
    [seen, saved],
  );
  const skeleton = <Skeleton height="100%" className={styles.skeleton} />;
  return (
    <>
      <div ref={boxRef} id={MAP_ID} className={styles.column} data-full={focus.isFullScreen || undefined}>
        {isHydrated && isSeen ? (
          <Suspense fallback={skeleton}>
            <PropertyMap
              fills
              points={points}
              selectedId={focus.selectedId}
              selectionSerial={focus.serial}
              onSelect={focus.select}
              highlightedId={highlightedId}
              onHighlight={(id) => focus.highlight.setState({ id })}
              marks={marks}
              cardAction={cardAction}
              cardContent={cardContent}
              area={search.state.bounds}
              onSearchArea={searchArea}
              onDrawCircle={drawCircle}
              fitKey={listing.kind === "none" ? "" : JSON.stringify(staysQuery(listing).queryKey)}
              isFullScreen={focus.isFullScreen}
              onFullScreenChange={focus.setFullScreen}
              sheet={sheet}
            />
          </Suspense>
        ) : (
          skeleton
        )}
      </div>
      {/* Stays mounted behind the full-screen map, which returns the focus to it. */}
      {isHydrated && !hasNothing && (
        <div className={styles.bottomBar}>
          <button type="button" className={styles.show} onClick={() => focus.setFullScreen(true)}>
            <Icon of={MapIcon} />
            {t("showMap")}
          </button>
        </div>
      )}
    </>
  );
});
