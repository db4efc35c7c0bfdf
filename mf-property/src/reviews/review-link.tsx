import { type Accommodation, contentDigits, hasReviews, roundedRating } from "@stays/domain";
import { isGalaxyError, queryIfAsked, travelRatingQuery } from "@stays/galaxy";
import { useQuery } from "@stays/query";
import { useFormat, useTexts } from "@stays/texts";
import { classNames, Icon, StarIcon } from "@stays/ui";
import styles from "./reviews.module.css";

/** A typical rating; its text sets the width of the skeleton. */
const USUAL = { rating: 4.5, max: 5, count: 100 };

/**
 * The overall rating beside the name, as a link to the reviews. A property that may have reviews reserves the
 * space until the rating is loaded. On phones the link has its own line, so content below it would shift.
 */
export function ReviewLink({ item }: { readonly item: Accommodation }) {
  const { t } = useTexts("mf-property");
  const { number } = useFormat();
  const { id, referenceId } = item;
  const asked = referenceId === null ? null : { productId: contentDigits(id), referenceId };
  const { data } = useQuery(queryIfAsked(asked, travelRatingQuery));
  if (asked === null) return null;
  if (!data || isGalaxyError(data) || data.summary.ratingCount === 0 || !hasReviews(data))
    return (
      <span
        aria-hidden
        className={classNames(styles.link, styles.reserved)}
        data-wide={t("ratingLink", { ...USUAL, rating: number(USUAL.rating, 1) })}
      >
        <Icon of={StarIcon} />
      </span>
    );
  const { rating, ratingMax, ratingCount } = data.summary;
  return (
    <a href="#reviews" className={styles.link}>
      <Icon of={StarIcon} />
      <span>
        {t("ratingLink", { rating: number(roundedRating(rating), 1), max: ratingMax, count: ratingCount })}
      </span>
    </a>
  );
}
