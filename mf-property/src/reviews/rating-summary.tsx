import { barPercent, percentRecommending, type ReviewSummary, roundedRating } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { Icon, Meter, StarIcon } from "@stays/ui";
import styles from "./reviews.module.css";

/** The overall rating, the share of guests who recommend the property, and a bar per category (RV-01). */
export function RatingSummary({ summary }: { readonly summary: ReviewSummary }) {
  const { t } = useTexts("mf-property");
  const { number } = useFormat();
  const { rating, ratingMax, ratingCount, scores } = summary;
  const percent = percentRecommending(summary);
  const shown = (value: number) => number(roundedRating(value), 1);
  return (
    <div className={styles.summary}>
      <div>
        {(ratingCount > 0 || rating > 0) && (
          <p className={styles.overall}>
            <Icon of={StarIcon} />
            <span>{t("outOf", { rating: shown(rating), max: ratingMax })}</span>
          </p>
        )}
        {percent !== null && <p className={styles.recommended}>{t("recommend", { percent })}</p>}
        {ratingCount > 0 && <p className={styles.info}>{t("reviewsInfo", { count: ratingCount })}</p>}
      </div>
      <div className={styles.scores}>
        {scores.map(({ id, name, value }) => (
          <Meter
            key={id}
            label={name}
            value={value}
            max={ratingMax}
            shown={shown(value)}
            percent={barPercent(value, ratingMax)}
          />
        ))}
      </div>
    </div>
  );
}
