import { type SearchBounds, useIsHydrated, usePageContext, useSettings } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import type { MapPoint, MapSheet, PinMarks } from "@stays/map";
import { filterPositioned, toMapPoint } from "@stays/map/map-point";
import { accommodationLink } from "@stays/routes";
import { useStaySearch } from "@stays/search";
import { buildResultsRequest, fromPrice, roundBounds } from "@stays/search/listing";
import { useTexts } from "@stays/texts";
import {
  HeartIcon,
  Icon,
  lazyComponent,
  MapIcon,
  OptionalPart,
  Skeleton,
  TextButton,
  useNearViewport,
} from "@stays/ui";
import { type ComponentProps, memo, useCallback, useDeferredValue, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { type StoredStay, toStoredStay, visitorData } from "../favourites/favourites-store.ts";
import { CompareToggle } from "../favourites/stay-toggles.tsx";
import { usePersistentStore } from "../favourites/use-persistent-store.ts";
import { useLoadedStays } from "../results-data/use-stays.ts";
import { useOpenResult } from "../results-data/use-track-results.ts";
import styles from "./results-map.module.css";
import { MAP_ID, type MapFocus } from "./use-map-focus.ts";

const toIdSet = (stays: readonly StoredStay[]): ReadonlySet<string> => new Set(stays.map(({ id }) => id));

/** Returns the marks of the stays that were seen and saved on this device; stable while they are. */
function usePinMarks(): PinMarks {
  const seen = usePersistentStore(visitorData.viewed);
  const saved = usePersistentStore(visitorData.favourites);
  return useMemo(() => ({ seen: toIdSet(seen), saved: toIdSet(saved), savedIcon: HeartIcon }), [seen, saved]);
}

const WalkingTimes = lazyComponent(() =>
  import("../walking-times/walking-times.tsx").then((module) => module.WalkingTimes),
);

/**
 * What the card of a stay on the map has besides its name and price, by the id of the stay: Compare and, where the
 * settings name lifts and shops, the ways to them. View opens the stay as its card in the list does. Stable functions.
 */
function useMapCard({ stays, points }: MapStays) {
  const { map } = useSettings();
  const hasPlaces = map.places.length > 0;
  const openResult = useOpenResult();
  const cardAction = useCallback(
    (id: string) => {
      const index = points.findIndex((point) => point.id === id);
      const stay = stays[index];
      return stay && <CompareToggle stay={toStoredStay(stay, points[index]?.href ?? "")} />;
    },
    [stays, points],
  );
  const cardContent = useCallback(
    (id: string) => {
      const position = stays.find((stay) => stay.id === id)?.content.position;
      return hasPlaces && position ? (
        <OptionalPart>
          <WalkingTimes position={position} />
        </OptionalPart>
      ) : null;
    },
    [stays, hasPlaces],
  );
  const onView = useCallback(
    (id: string) => {
      const index = points.findIndex((point) => point.id === id);
      const stay = stays[index];
      if (stay) openResult(stay, points[index]?.href ?? "");
    },
    [stays, points, openResult],
  );
  return { cardAction, cardContent, onView };
}

const PropertyMap = lazyComponent(() => import("@stays/map").then((module) => module.PropertyMap));

type FocusedMapProps = ComponentProps<typeof PropertyMap> & { readonly focus: MapFocus };

/** The map with the hovered and the selected stay, which alone renders again when they change. */
function FocusedMap({ focus, ...map }: FocusedMapProps) {
  const { hoveredId, selectedId, serial, isFullScreen } = useStore(focus.store);
  return (
    <PropertyMap
      {...map}
      highlightedId={hoveredId}
      onHighlight={focus.hover}
      selectedId={selectedId}
      selectionSerial={serial}
      onSelect={focus.select}
      isFullScreen={isFullScreen}
      onFullScreenChange={focus.setFullScreen}
    />
  );
}

interface ResultsMapProps {
  readonly focus: MapFocus;
  readonly sheet: MapSheet;
}

/**
 * Map of the stays beside the list, loaded when it is near the viewport (SR-09). On narrow windows it is full
 * screen only.
 */
export const ResultsMap = memo(function ResultsMap({ focus, sheet }: ResultsMapProps) {
  const { t } = useTexts("mf-search");
  const isHydrated = useIsHydrated();
  const { search, change } = useStaySearch();
  const searchArea = (bounds: SearchBounds) =>
    change({ ...search, bounds: roundBounds(bounds) }, { push: true });
  const isFullScreen = useStore(focus.store, (state) => state.isFullScreen);
  const pageContext = usePageContext();
  // Another part of the map is the same search: the map stays where the visitor has moved it.
  const fitKey = useMemo(() => {
    const { search } = pageContext;
    return JSON.stringify(buildResultsRequest({ ...pageContext, search: { ...search, bounds: null } }));
  }, [pageContext]);
  const mapStays = useMapStays();
  const card = useMapCard(mapStays);
  const marks = usePinMarks();
  const note = useCallback(
    (searchArea: () => void) => <MapNote points={mapStays.points} searchArea={searchArea} />,
    [mapStays.points],
  );
  const boxRef = useRef<HTMLDivElement>(null);
  const isSeen = useNearViewport(boxRef) || isFullScreen;
  const skeleton = <Skeleton height="100%" />;
  return (
    <>
      <div ref={boxRef} id={MAP_ID} className={styles.column} data-full={isFullScreen || undefined}>
        {isHydrated && isSeen ? (
          <FocusedMap
            focus={focus}
            fallback={skeleton}
            fills
            points={mapStays.points}
            marks={marks}
            {...card}
            area={search.bounds}
            note={note}
            onSearchArea={searchArea}
            fitKey={fitKey}
            sheet={sheet}
          />
        ) : (
          skeleton
        )}
      </div>
      {/* Stays mounted behind the full-screen map, which returns the focus to it. */}
      {isHydrated && !mapStays.hasNothing && (
        <div className={styles.bottomBar}>
          <button type="button" className={styles.show} onClick={() => focus.setFullScreen(true)}>
            <Icon of={MapIcon} />
            <span>{t("showMap")}</span>
          </button>
        </div>
      )}
    </>
  );
});

interface MapNoteProps {
  readonly points: readonly MapPoint[];
  readonly searchArea: () => void;
}

/** Says how many of all stays the map shows while pages are missing, and offers to look further in the visible part. */
function MapNote({ points, searchArea }: MapNoteProps) {
  const { t } = useTexts("mf-search");
  const { search } = usePageContext();
  const loaded = useLoadedStays();
  if (!loaded || loaded.stays.length >= loaded.total) return null;
  return (
    <div className={styles.note}>
      <span>{t("onMap", { shown: filterPositioned(points).length, count: loaded.total })}</span>
      {search.bounds === null && <TextButton onClick={searchArea}>{t("lookFurther")}</TextButton>}
    </div>
  );
}

interface MapStays {
  readonly stays: readonly Accommodation[];
  /** Their points, in the same order. Stable while the stays are. */
  readonly points: readonly MapPoint[];
  /** No loaded stay has a chosen price. */
  readonly hasNothing: boolean;
}

const NONE = [] as const;

function useMapStays(): MapStays {
  const { route: here, search, settings } = usePageContext();
  const loaded = useLoadedStays();
  // Pins outside the searched part of the map stay, because the visitor moves on from it. Deferred: while many pages
  // come, the pins are placed when there is time, and not for each page.
  const stays = useDeferredValue(loaded?.priced ?? NONE);
  const toPoint = useMemo(() => {
    const points = new WeakMap<Accommodation, MapPoint>();
    return (stay: Accommodation): MapPoint => {
      const known = points.get(stay);
      if (known) return known;
      const link = accommodationLink(here.language, stay, settings.results.detailLinks, here.search);
      const point = toMapPoint(stay, fromPrice(stay, search.persons), link);
      points.set(stay, point);
      return point;
    };
  }, [search.persons, here, settings]);
  const points = useMemo(() => stays.map(toPoint), [stays, toPoint]);
  return { stays, points, hasNothing: loaded !== null && stays.length === 0 };
}
