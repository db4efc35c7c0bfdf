import type { Activity } from "@stays/domain";
import { lazyComponent, QueryBoundary, Skeleton, useNearViewport } from "@stays/ui";
import { useMemo, useRef } from "react";
import styles from "./activity-description.module.css";
import { mapPointOf } from "./map-point-of.ts";

const PropertyMap = lazyComponent(() => import("@stays/map").then((module) => module.PropertyMap));

/** A map with the position of an activity, loaded near the viewport (UP-06, MP-03). */
export function ActivityMap({ activity }: { activity: Activity }) {
  const boxRef = useRef<HTMLDivElement>(null);
  const isSeen = useNearViewport(boxRef);
  const points = useMemo(() => [mapPointOf(activity)], [activity]);
  return (
    <div ref={boxRef} className={styles.map}>
      {isSeen && (
        <QueryBoundary fallback={<Skeleton height="100%" />}>
          <PropertyMap points={points} />
        </QueryBoundary>
      )}
    </div>
  );
}
