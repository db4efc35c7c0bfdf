import { useSuspenseQuery } from "@stays/contract";
import {
  type Accommodation,
  barPercent,
  contentDigits,
  hasReviews,
  percentRecommending,
  type ReviewSummary,
} from "@stays/domain";
import { type FirstReviews, firstReviewsQuery, type TravelRatingArgs } from "@stays/galaxy";
import { Section } from "@stays/stay-page";
import { useFormat, useTexts } from "@stays/texts";
import {
  Button,
  classNames,
  FailureNote,
  Icon,
  ItemBoundary,
  lazyComponent,
  muted,
  OptionalPart,
  QueryBoundary,
  Skeleton,
  StarIcon,
  stack,
} from "@stays/ui";
import { useState } from "react";
import { Meter } from "./meter.tsx";
import { ReviewQuote } from "./review-quote.tsx";
import styles from "./reviews.module.css";

const AllReviews = lazyComponent(() => import("./all-reviews.tsx").then((module) => module.AllReviews));

function ShownReviews({ rating, ids }: { readonly rating: FirstReviews; readonly ids: TravelRatingArgs }) {
  const { t } = useTexts("mf-property");
  /** null = not opened yet. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { reviews, reviewCount, summary } = rating;
  return (
    <>
      <div className={styles.quotes}>
        {reviews.map((review) => (
          <ItemBoundary key={review.ticketId}>
            <ReviewQuote review={review} max={summary.ratingMax} />
          </ItemBoundary>
        ))}
      </div>
      {reviewCount > reviews.length && (
        <Button variant="secondary" className={styles.all} onClick={() => setOpen(true)}>
          {t("showAllReviews", { count: reviewCount })}
        </Button>
      )}
      {isOpen !== null && <AllReviews ids={ids} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The reviews of a property; nothing without a ReferenceId or without any review (CD-05, RV-01). */
export function Reviews({ item }: { readonly item: Accommodation }) {
  const { t } = useTexts("mf-property");
  if (item.referenceId === null) return null;
  return (
    <OptionalPart>
      <QueryBoundary
        fallback={<Skeleton height="20rem" />}
        failed={(retry) => <FailureNote message={t("reviewsFailed")} onRetry={retry} />}
      >
        <RatedItem productId={contentDigits(item.id)} referenceId={item.referenceId} />
      </QueryBoundary>
    </OptionalPart>
  );
}

function RatedItem(ids: TravelRatingArgs) {
  const { t } = useTexts("mf-property");
  const { data } = useSuspenseQuery(firstReviewsQuery(ids));
  if (!data || !hasReviews(data)) return null;
  return (
    <Section title={t("reviews")} id="reviews">
      <RatingSummary summary={data.summary} />
      <ShownReviews rating={data} ids={ids} />
    </Section>
  );
}

function RatingSummary({ summary }: { readonly summary: ReviewSummary }) {
  const { t } = useTexts("mf-property");
  const { number } = useFormat();
  const { rating, ratingMax, ratingCount, scores } = summary;
  const percent = percentRecommending(summary);
  const shown = (value: number) => number(value, 1);
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
        {ratingCount > 0 && (
          <p className={classNames(muted("sm"), styles.info)}>{t("reviewsInfo", { count: ratingCount })}</p>
        )}
      </div>
      <div className={stack(2)}>
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
