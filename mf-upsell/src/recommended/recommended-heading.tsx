import type { RecommendedActivities } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { Badge, RichText, Skeleton } from "@stays/ui";
import { furtherDescription } from "./recommendation.ts";
import styles from "./recommended-words.module.css";

/** Badge, title, introduction and preselected day of a recommendation (UP-04); null = no recommendation. */
export function RecommendedHeading({ recommended }: { recommended: RecommendedActivities | null }) {
  const { t } = useTexts("mf-upsell");
  const { day } = useFormat();
  if (!recommended) return <h1 className={styles.title}>{t("recommendHeading")}</h1>;
  const { badge, name, introduction, startDate } = recommended;
  const description = furtherDescription(recommended);
  return (
    <>
      {badge && (
        <p className={styles.badge}>
          <Badge kind="recommended">{badge}</Badge>
        </p>
      )}
      <h1 className={styles.title}>{name || t("recommendHeading")}</h1>
      {introduction && <p className={styles.lede}>{introduction}</p>}
      {description && <RichText html={description} />}
      {startDate && <p className={styles.day}>{t("startsOn", { day: day(startDate) })}</p>}
    </>
  );
}

/** The title, with skeletons for the texts around it. */
export function RecommendedHeadingSkeleton() {
  const { t } = useTexts("mf-upsell");
  return (
    <>
      <p className={styles.badge} aria-hidden>
        <Skeleton width="5.5rem" height="1.75rem" />
      </p>
      <h1 className={styles.title}>{t("recommendHeading")}</h1>
      <p className={styles.lede} aria-hidden>
        <Skeleton width="16rem" height="1lh" />
      </p>
      <p className={styles.day} aria-hidden>
        <Skeleton width="9rem" height="1lh" />
      </p>
    </>
  );
}
