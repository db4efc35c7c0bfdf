import { useIsHydrated } from "@stays/contract";
import type { PersonConfiguration } from "@stays/domain";
import type { MapSheet } from "@stays/map";
import type { SearchBounds } from "@stays/search";
import { useTexts } from "@stays/texts";
import { Icon, lazyComponent, MapIcon, Skeleton, useNearViewport } from "@stays/ui";
import { memo, useRef } from "react";
import type { Listing } from "../listing/listing.ts";
import { asSearchBounds } from "../listing/map-area.ts";
import { staysQuery } from "../listing/stays.query.ts";
import { useSearch } from "../search/use-search.ts";
import styles from "./results-map.module.css";
import { useHighlightedId } from "./use-highlight.ts";
import { useMapCard } from "./use-map-card.tsx";
import { MAP_ID, type MapFocus } from "./use-map-focus.ts";
import { useMapStays } from "./use-map-stays.ts";
import { usePinMarks } from "./use-pin-marks.ts";

const PropertyMap = lazyComponent(() => import("@stays/map").then((module) => module.PropertyMap));

interface ResultsMapProps {
  readonly listing: Listing;
  readonly rooms: readonly PersonConfiguration[];
  readonly focus: MapFocus;
  readonly sheet: MapSheet;
}

/**
 * Map of the stays beside the list, loaded when it is near the viewport (SR-09). On narrow windows it is full
 * screen only.
 */
export const ResultsMap = memo(function ResultsMap({ listing, rooms, focus, sheet }: ResultsMapProps) {
  const { t } = useTexts("mf-search");
  const isHydrated = useIsHydrated();
  const search = useSearch();
  const searchWithin = (bounds: SearchBounds) =>
    search.change({ ...search.state, bounds: asSearchBounds(bounds) }, { push: true });
  const highlightedId = useHighlightedId(focus.highlight);
  const mapStays = useMapStays(listing, rooms);
  const { cardAction, cardContent } = useMapCard(mapStays);
  const marks = usePinMarks();
  const boxRef = useRef<HTMLDivElement>(null);
  const isSeen = useNearViewport(boxRef) || focus.isFullScreen;
  const skeleton = <Skeleton height="100%" className={styles.skeleton} />;
  return (
    <>
      <div ref={boxRef} id={MAP_ID} className={styles.column} data-full={focus.isFullScreen || undefined}>
        {isHydrated && isSeen ? (
          <PropertyMap
            fallback={skeleton}
            fills
            points={mapStays.points}
            selectedId={focus.selectedId}
            selectionSerial={focus.serial}
            onSelect={focus.select}
            highlightedId={highlightedId}
            onHighlight={(id) => focus.highlight.setState({ id })}
            marks={marks}
            cardAction={cardAction}
            cardContent={cardContent}
            area={search.state.bounds}
            onSearchArea={searchWithin}
            fitKey={listing.kind === "none" ? "" : JSON.stringify(staysQuery(listing).queryKey)}
            isFullScreen={focus.isFullScreen}
            onFullScreenChange={focus.setFullScreen}
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
