import { useSettings } from "@stays/contract";
import { toDay } from "@stays/days";
import { overallScore, type Review } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { muted } from "@stays/ui";
import styles from "./reviews.module.css";

/** One review: author, origin, date, rating and text (RV-02). The dialog adds the owner's answer (RV-03). */
export function ReviewQuote({
  review,
  max,
  withReply = false,
}: {
  readonly review: Review;
  readonly max: number;
  readonly withReply?: boolean;
}) {
  const { t } = useTexts("mf-property");
  const { monthYear, day, number } = useFormat();
  const { hosts } = useSettings();
  const flag = review.countryCode && hosts.flagUrl.replace("{countryCode}", review.countryCode.toLowerCase());
  const score = overallScore(review);
  const who = [review.signature ?? t("anonymous"), review.countryName].filter(Boolean).join(", ");
  return (
    <blockquote className={styles.quote}>
      <footer>
        {flag && <img src={flag} alt="" width={20} height={14} loading="lazy" className={styles.flag} />}
        <span>{[who, monthYear(review.completed)].join(" · ")}</span>
        {score && <b>{t("outOf", { rating: number(score.value, 1), max })}</b>}
      </footer>
      {review.title && <h3>{t("quoted", { text: review.title })}</h3>}
      {review.body && <p className={muted()}>{review.body}</p>}
      {withReply && review.ownersReply && (
        <div className={styles.reply}>
          <strong>{t("ownersReply")}</strong>
          {review.ownersRepliedAt && <span className={muted()}>{day(toDay(review.ownersRepliedAt))}</span>}
          <p>{review.ownersReply}</p>
        </div>
      )}
    </blockquote>
  );
}
