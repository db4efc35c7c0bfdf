import { definePage, usePageContext } from "@stays/contract";
import { activitySharedTexts, DaysNote, usePresentDates } from "@stays/day-booking";
import { QueryBoundary } from "@stays/ui";
import { texts } from "../../texts/texts.ts";
import {
  failureReason,
  hasDates,
  type NothingReason,
  recommendedQuery,
} from "../recommended/recommendation.ts";
import { RecommendedHeader, RecommendedHeading } from "../recommended/recommended-header.tsx";
import {
  NothingRecommended,
  RecommendedSkeleton,
  RecommendedView,
} from "../recommended/recommended-view.tsx";

export const page = definePage({
  texts: [texts, ...activitySharedTexts],
  queries: (pageContext) => (hasDates(pageContext) ? [recommendedQuery(pageContext)] : []),
  head(pageContext, data, t) {
    const recommended = data.getQueryData(recommendedQuery(pageContext).queryKey);
    return {
      title: recommended?.name || t("recommendHeading"),
      description:
        recommended?.introduction || t("recommendDescription", { destination: pageContext.settings.name }),
    };
  },
  Page: RecommendPage,
});

function RecommendPage() {
  const pageContext = usePageContext();
  usePresentDates();
  const nothing = (reason: NothingReason, onRetry: () => void) => (
    <>
      <RecommendedHeader>
        <RecommendedHeading recommended={null} />
      </RecommendedHeader>
      <DaysNote>
        <NothingRecommended reason={reason} isRetrying={false} onRetry={onRetry} />
      </DaysNote>
    </>
  );
  if (!hasDates(pageContext)) return nothing("noDates", () => {});
  return (
    <QueryBoundary
      key={pageContext.route.search}
      fallback={<RecommendedSkeleton />}
      failed={(retry, error) => nothing(failureReason(error), retry)}
    >
      <RecommendedView />
    </QueryBoundary>
  );
}
