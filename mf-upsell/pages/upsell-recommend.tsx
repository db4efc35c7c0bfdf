import { activitySharedTexts, useActivityTexts } from "@stays/activity";
import { CONTRACT_VERSION, type PageModule, useReport, useVisit } from "@stays/contract";
import { FailureNote, QueryBoundary } from "@stays/ui";
import { isRefusal } from "@stays/wire";
import { RecommendedHeader } from "../recommended/recommended-header.tsx";
import { recommendedQuery } from "../recommended/recommended-query.ts";
import { RecommendedSkeleton } from "../recommended/recommended-skeleton.tsx";
import { RecommendedView } from "../recommended/recommended-view.tsx";
import styles from "./page.module.css";

export { texts } from "../texts/texts.ts";
export const contract = CONTRACT_VERSION;
export const sharedTexts = activitySharedTexts;

export const queries: PageModule["queries"] = (visit) => [recommendedQuery(visit)];

export const head: PageModule["head"] = (visit, data, t) => {
  const recommended = data.getQueryData(recommendedQuery(visit).queryKey);
  const name = recommended && !isRefusal(recommended) ? recommended.name : null;
  return { title: name || t("recommendHeading") };
};

/** Activities recommended for a booked stay (UP-04). */
export function Page() {
  const { t } = useActivityTexts();
  const report = useReport();
  const { place } = useVisit();
  return (
    <QueryBoundary
      key={place.search}
      fallback={<RecommendedSkeleton />}
      failed={(retry) => (
        <>
          <RecommendedHeader recommended={null} />
          <div className={styles.note}>
            <FailureNote message={t("fetchFailed")} onRetry={retry} />
          </div>
        </>
      )}
      onError={(error) => report({ operation: "availability/activity/recommended", message: error.message })}
    >
      <RecommendedView />
    </QueryBoundary>
  );
}
