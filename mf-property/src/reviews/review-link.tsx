import { type Accommodation, contentDigits, hasReviews } from "@stays/domain";
import { firstReviewsQuery } from "@stays/galaxy";
import { useFormat, useTexts } from "@stays/texts";
import { classNames, HydratedSuspense, Icon, StarIcon, useAwaitedQuery } from "@stays/ui";
import styles from "./reviews.module.css";

/** A typical rating; its text sets the width of the skeleton. */
const USUAL = { rating: 4.5, max: 5, count: 100 };

/**
 * The overall rating beside the name, as a link to the reviews. A property that may have reviews reserves the
 * space until the rating is loaded. On phones the link has its own line, so content below it would shift.
 */
export function ReviewLink({ item: { id, referenceId } }: { readonly item: Accommodation }) {
  if (referenceId === null) return null;
  return (
    <HydratedSuspense fallback={<ReservedLink />}>
      <RatingLink productId={contentDigits(id)} referenceId={referenceId} />
    </HydratedSuspense>
  );
}

function ReservedLink() {
  const { t } = useTexts("mf-property");
  const { number } = useFormat();
  return (
    <span
      aria-hidden
      className={classNames(styles.link, styles.reserved)}
      data-wide={t("ratingLink", { ...USUAL, rating: number(USUAL.rating, 1) })}
    >
      <Icon of={StarIcon} />
    </span>
  );
}

function RatingLink(rated: { readonly productId: string; readonly referenceId: string }) {
  const { t } = useTexts("mf-property");
  const { number } = useFormat();
  const { data } = useAwaitedQuery(firstReviewsQuery(rated));
  if (!data || data.summary.ratingCount === 0 || !hasReviews(data)) return <ReservedLink />;
  const { rating, ratingMax, ratingCount } = data.summary;
  return (
    <a href="#reviews" className={styles.link}>
      <Icon of={StarIcon} />
      <span>{t("ratingLink", { rating: number(rating, 1), max: ratingMax, count: ratingCount })}</span>
    </a>
  );
}
