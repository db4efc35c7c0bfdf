import { useReport } from "@stays/contract";
import { type Accommodation, contentDigits, hasReviews } from "@stays/domain";
import { isGalaxyError, travelRatingQuery } from "@stays/galaxy";
import { useSuspenseQuery } from "@stays/query";
import { Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { FailureNote, QueryBoundary, Skeleton } from "@stays/ui";
import { FirstReviews } from "./first-reviews.tsx";
import { RatingSummary } from "./rating-summary.tsx";

/**
 * The reviews of a property. Rendered only if it has a ReferenceId and at least one review (CD-05, RV-01).
 */
export function Reviews({ item }: { readonly item: Accommodation }) {
  const { t } = useTexts("mf-property");
  const report = useReport();
  if (item.referenceId === null) return null;
  return (
    <QueryBoundary
      fallback={<Skeleton height="20rem" />}
      failed={(retry) => (
        <Section title={t("reviews")}>
          <FailureNote onRetry={retry}>{t("reviewsFailed")}</FailureNote>
        </Section>
      )}
      onError={(cause) => report({ operation: "get-travel-rating", message: cause.message, cause })}
    >
      <RatedItem productId={contentDigits(item.id)} referenceId={item.referenceId} />
    </QueryBoundary>
  );
}

function RatedItem(ids: { readonly productId: string; readonly referenceId: string }) {
  const { t } = useTexts("mf-property");
  const { data } = useSuspenseQuery(travelRatingQuery(ids));
  if (isGalaxyError(data) || !hasReviews(data)) return null;
  return (
    <Section title={t("reviews")} id="reviews">
      <RatingSummary summary={data.summary} />
      <FirstReviews rating={data} />
    </Section>
  );
}
