import { useSettings } from "@stays/contract";
import { ArrivalNote, HeaderLinks } from "@stays/day-booking";
import { IMAGE_SIZES, type RecommendedActivities } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { Badge, classNames, type ElementNode, Photo, RichText, Skeleton } from "@stays/ui";
import { furtherDescription } from "./recommendation.ts";
import styles from "./recommended-header.module.css";

/** Text over the configured background, and the links to trip and basket (UP-04). */
export function RecommendedHeader({ children }: { children: ElementNode }) {
  const { backgroundImage } = useSettings().upsell.recommend;
  return (
    <header className={classNames(styles.header, backgroundImage && styles.onPhoto)}>
      {backgroundImage && (
        <Photo
          image={{ uri: backgroundImage, description: null, isMain: true, focalY: 50 }}
          size={IMAGE_SIZES.tile}
          alt=""
          ratio="fill"
          eager
          className={styles.background}
        />
      )}
      <div className={styles.words}>
        <ArrivalNote />
        {children}
      </div>
      <HeaderLinks />
    </header>
  );
}

export function RecommendedHeading({ recommended }: { recommended: RecommendedActivities | null }) {
  const { t } = useTexts("mf-upsell");
  const { day } = useFormat();
  if (!recommended) return <h1>{t("recommendHeading")}</h1>;
  const { badge, name, introduction, startDate } = recommended;
  const description = furtherDescription(recommended);
  return (
    <>
      {badge && (
        <p className={styles.badge}>
          <Badge kind="recommended">{badge}</Badge>
        </p>
      )}
      <h1>{name || t("recommendHeading")}</h1>
      {introduction && <p className={styles.lede}>{introduction}</p>}
      {description && <RichText html={description} />}
      {startDate && <p className={styles.day}>{t("startsOn", { day: day(startDate) })}</p>}
    </>
  );
}

export function RecommendedHeadingSkeleton() {
  const { t } = useTexts("mf-upsell");
  return (
    <>
      <p className={styles.badge} aria-hidden>
        <Skeleton width="5.5rem" height="1.75rem" />
      </p>
      <h1>{t("recommendHeading")}</h1>
      <p className={styles.lede} aria-hidden>
        <Skeleton width="16rem" height="1lh" />
      </p>
      <p className={styles.day} aria-hidden>
        <Skeleton width="9rem" height="1lh" />
      </p>
    </>
  );
}
