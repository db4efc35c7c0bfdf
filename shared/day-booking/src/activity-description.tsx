import {
  type Activity,
  commonFacilities,
  facilityText,
  hasPosition,
  IMAGE_SIZES,
  isPresent,
} from "@stays/domain";
import { FacilityIcon, PhotoCarousel, RichText } from "@stays/ui";
import styles from "./activity-description.module.css";
import { ActivityMap } from "./activity-map.tsx";
import { useActivityTexts } from "./activity-texts.ts";

/** The description of an activity: pictures, texts, map and good to know (UP-06). */
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
