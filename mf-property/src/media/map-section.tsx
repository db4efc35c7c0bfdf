import { useNavigateTo, usePageContext } from "@stays/contract";
import { hasPosition } from "@stays/domain";
import type { MapPoint } from "@stays/map";
import { Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { lazyComponent, OptionalPart, QueryBoundary, Skeleton, useNearViewport } from "@stays/ui";
import { useRef, useState } from "react";
import styles from "./map-section.module.css";

const PropertyMap = lazyComponent(() => import("@stays/map").then((module) => module.PropertyMap));

/** The map, loaded near the viewport (MP-03). Renders nothing when no point has a position. */
export function MapSection({
  points,
  serial,
}: {
  /** Show on map flies to the first one. Keep the array stable between renders. */
  readonly points: readonly MapPoint[];
  /** How often the visitor activated Show on map. */
  readonly serial: number;
}) {
  const { t } = useTexts("mf-property");
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useNearViewport(frame) || serial > 0;
  const [opened, setOpened] = useState<{ readonly serial: number; readonly id: string | null }>({
    serial: 0,
    id: null,
  });
  if (!points.some((point) => hasPosition(point.position))) return null;
  const selected = opened.serial === serial ? opened.id : (points[0]?.id ?? null);
  return (
    <Section title={t("map")} id="map" containsRegion>
      <div ref={frame} className={styles.frame}>
        {isSeen && (
          <OptionalPart>
            <QueryBoundary fallback={<Skeleton height="100%" />}>
              <PropertyMap
                points={points}
                selectedId={selected}
                selectionSerial={serial}
                onSelect={(id) => setOpened({ serial, id })}
              />
            </QueryBoundary>
          </OptionalPart>
        )}
      </div>
    </Section>
  );
}

/** The link to the map. The host scrolls to the map again when the page above it grows, as for every hash (RT-06). */
export function useShowOnMap() {
  const { name, params, search } = usePageContext().route;
  const navigate = useNavigateTo();
  const [serial, setSerial] = useState(0);
  const show = () => {
    setSerial((count) => count + 1);
    navigate({ route: name, params, search, hash: "#map" });
  };
  return { serial, show };
}
