import { SkipToBasket } from "@stays/activity";
import { useSettings } from "@stays/contract";
import { IMAGE_SIZES, type RecommendedActivities } from "@stays/stay";
import { useFormat, useTexts } from "@stays/texts";
import { Badge, classNames, Photo, RichText } from "@stays/ui";
import { furtherDescription } from "./recommendation.ts";
import styles from "./recommended-header.module.css";

/** Title, badge, introduction, preselected day and background of a recommendation (UP-04); null = none is known. */
export function RecommendedHeader({ recommended }: { recommended: RecommendedActivities | null }) {
  const { t } = useTexts("mf-upsell");
  const { day } = useFormat();
  const { backgroundImage } = useSettings().upsell.recommend;
  const description = recommended && furtherDescription(recommended);
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
        {recommended?.badge && (
          <p>
            <Badge kind="recommended">{recommended.badge}</Badge>
          </p>
        )}
        <h1>{recommended?.name || t("recommendHeading")}</h1>
        {recommended?.introduction && <p className={styles.lede}>{recommended.introduction}</p>}
        {description && <RichText html={description} />}
        {recommended?.startDate && (
          <p className={styles.day}>{t("startsOn", { day: day(recommended.startDate) })}</p>
        )}
      </div>
      <SkipToBasket />
    </header>
  );
}
