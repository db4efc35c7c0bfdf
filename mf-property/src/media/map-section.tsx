import { hasPosition } from "@stays/domain";
import type { MapPoint } from "@stays/map";
import { Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { lazyComponent, QueryBoundary, Skeleton, useNearViewport } from "@stays/ui";
import { useCallback, useRef, useState } from "react";
import styles from "./map-section.module.css";
import { scrollToCenter } from "./scroll-to-center.ts";

const PropertyMap = lazyComponent(() => import("@stays/map").then((module) => module.PropertyMap));

/** The map, loaded near the viewport (MP-03). Renders nothing when no point has a position. */
export function MapSection({
  points,
  showOnMap,
}: {
  /** Show on map flies to the first one. Keep the array stable between renders. */
  readonly points: readonly MapPoint[];
  readonly showOnMap: ShowOnMap;
}) {
  const { t } = useTexts("mf-property");
  const isSeen = useNearViewport(showOnMap.mapRef) || showOnMap.serial > 0;
  const [opened, setOpened] = useState<{ readonly serial: number; readonly id: string | null }>({
    serial: 0,
    id: null,
  });
  if (!points.some((point) => hasPosition(point.position))) return null;
  const selected = opened.serial === showOnMap.serial ? opened.id : (points[0]?.id ?? null);
  return (
    <Section title={t("map")} id="map" containsRegion>
      <div ref={showOnMap.mapRef} className={styles.frame}>
        {isSeen && (
          <QueryBoundary fallback={<Skeleton height="100%" />}>
            <PropertyMap
              points={points}
              selectedId={selected}
              selectionSerial={showOnMap.serial}
              onSelect={(id) => setOpened({ serial: showOnMap.serial, id })}
            />
          </QueryBoundary>
        )}
      </div>
    </Section>
  );
}

interface ShowOnMap {
  /** How often the visitor activated it; 0 = never. */
  readonly serial: number;
  readonly mapRef: React.RefObject<HTMLDivElement | null>;
  readonly show: () => void;
}

export function useShowOnMap(): ShowOnMap {
  const [serial, setSerial] = useState(0);
  const mapRef = useRef<HTMLDivElement>(null);
  const show = useCallback(() => {
    setSerial((count) => count + 1);
    if (mapRef.current) scrollToCenter(mapRef.current);
  }, []);
  return { serial, mapRef, show };
}
