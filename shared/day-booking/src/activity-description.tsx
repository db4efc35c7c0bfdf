import {
  type Activity,
  commonFacilities,
  facilityText,
  hasPosition,
  IMAGE_SIZES,
  isPresent,
  mainFirst,
} from "@stays/domain";
import type { MapPoint } from "@stays/map";
import {
  FacilityIcon,
  lazyComponent,
  PhotoCarousel,
  QueryBoundary,
  RichText,
  Skeleton,
  useNearViewport,
} from "@stays/ui";
import { useMemo, useRef } from "react";
import styles from "./activity-description.module.css";
import { useActivityTexts } from "./activity-texts.ts";

const PropertyMap = lazyComponent(() => import("@stays/map").then((module) => module.PropertyMap));

/** A map with the position of an activity, loaded near the viewport (UP-06, MP-03). */
function ActivityMap({ activity }: { activity: Activity }) {
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

/**
 * Converts an activity to a map point, without a link or a price: it has no page, and its card shows the
 * price.
 */
function mapPointOf({ id, name, content }: Activity): MapPoint {
  return {
    id,
    name,
    position: content.position,
    price: null,
    nights: 0,
    introduction: content.introduction,
    area: content.geoPath,
    image: mainFirst(content.images)[0] ?? null,
    count: 1,
    href: null,
  };
}

export function ActivityDescription({ activity }: { activity: Activity }) {
  const { t } = useActivityTexts();
  const { content } = activity;
  const { images, introduction, description, attributes, geoPath } = content;
  const shown = commonFacilities(attributes).filter(isPresent);
  return (
    <div className={styles.description}>
      {images.length > 0 && <PhotoCarousel images={images} size={IMAGE_SIZES.tile} label={activity.name} />}
      {introduction && <p className={styles.lede}>{introduction}</p>}
      {description && <RichText html={description} />}
      {geoPath && (
        <p>
          <b>{`${t("where")}:`}</b>
          <span>{` ${geoPath}`}</span>
        </p>
      )}
      {hasPosition(content.position) && <ActivityMap activity={activity} />}
      {shown.length > 0 && (
        <section>
          <h3>{t("details")}</h3>
          <ul className={styles.attributes}>
            {shown.map((facility) => (
              <li key={facility.id}>
                <FacilityIcon name={facility.icon} />
                <span>{facilityText(facility)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
