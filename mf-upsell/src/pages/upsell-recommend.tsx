import { definePage, usePageContext, useReport } from "@stays/contract";
import { activitySharedTexts, usePresentDates } from "@stays/day-booking";
import { QueryBoundary } from "@stays/ui";
import { useState } from "react";
import { texts } from "../../texts/texts.ts";
import { NothingRecommended } from "../recommended/nothing-recommended.tsx";
import { failureReason, type NothingReason } from "../recommended/recommendation.ts";
import { RecommendedHeader } from "../recommended/recommended-header.tsx";
import { RecommendedHeading } from "../recommended/recommended-heading.tsx";
import { hasDates, recommendedQuery } from "../recommended/recommended-query.ts";
import { RecommendedSkeleton } from "../recommended/recommended-skeleton.tsx";
import { RecommendedView } from "../recommended/recommended-view.tsx";
import styles from "./page.module.css";

/** The page with activities recommended for a booked stay (UP-04). */
export const page = definePage({
  texts: [texts, ...activitySharedTexts],
  queries: (pageContext) => (hasDates(pageContext) ? [recommendedQuery(pageContext)] : []),
  head(pageContext, data, t) {
    const recommended = data.getQueryData(recommendedQuery(pageContext).queryKey);
    return { title: recommended?.name || t("recommendHeading") };
  },
  Page: RecommendPage,
});

function RecommendPage() {
  const report = useReport();
  const pageContext = usePageContext();
  usePresentDates();
  // Stay here applies to the page, so it survives a retry (ruling 42).
  const [isStaying, setStaying] = useState(false);
  const staying = { isStaying, onStay: () => setStaying(true) };
  const nothing = (reason: NothingReason, onRetry: () => void) => (
    <>
      <RecommendedHeader>
        <RecommendedHeading recommended={null} />
      </RecommendedHeader>
      <div className={styles.note}>
        <NothingRecommended {...staying} reason={reason} isRetrying={false} onRetry={onRetry} />
      </div>
    </>
  );
  if (!hasDates(pageContext)) return nothing("noDates", () => {});
  return (
    <QueryBoundary
      key={pageContext.route.search}
      fallback={<RecommendedSkeleton />}
      failed={(retry, error) => nothing(failureReason(error), retry)}
      onError={(error) =>
        report({ operation: "availability/activity/recommended", message: error.message, cause: error })
      }
    >
      <RecommendedView {...staying} />
    </QueryBoundary>
  );
}
