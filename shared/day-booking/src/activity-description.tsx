import { type Activity, commonFacilities, facilityText, hasPosition, IMAGE_SIZES } from "@stays/domain";
import { toMapPoint } from "@stays/map/map-point";
import {
  FacilityIcon,
  lazyComponent,
  OptionalPart,
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

function ActivityMap({ activity }: { activity: Activity }) {
  const boxRef = useRef<HTMLDivElement>(null);
  const isSeen = useNearViewport(boxRef);
  // It has no page, and its card shows the price.
  const points = useMemo(() => [toMapPoint(activity, null, null)], [activity]);
  return (
    <div ref={boxRef} className={styles.map}>
      {isSeen && (
        <OptionalPart>
          <QueryBoundary fallback={<Skeleton height="100%" />}>
            <PropertyMap points={points} />
          </QueryBoundary>
        </OptionalPart>
      )}
    </div>
  );
}

export function ActivityDescription({ activity }: { activity: Activity }) {
  const { t } = useActivityTexts();
  const { content } = activity;
  const { images, introduction, description, attributes, geoPath } = content;
  const shown = commonFacilities(attributes);
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
