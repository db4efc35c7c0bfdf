import { useVisit } from "@stays/contract";
import { useSuspenseQuery } from "@stays/query";
import { NothingRecommended, type Staying } from "./nothing-recommended.tsx";
import { recommendationOf } from "./recommendation.ts";
import { RecommendedHeader } from "./recommended-header.tsx";
import { RecommendedHeading } from "./recommended-heading.tsx";
import { RecommendedList } from "./recommended-list.tsx";
import { recommendedQuery, recommendedStay } from "./recommended-query.ts";
import styles from "./recommended-view.module.css";
import { SingleRecommendation } from "./single-recommendation.tsx";

/** The recommendations for the stay, or the countdown to the basket (UP-04). */
export function RecommendedView(staying: Staying) {
  const visit = useVisit();
  const { data, refetch, isFetching } = useSuspenseQuery(recommendedQuery(visit));
  const found = recommendationOf(data);
  const { start, end } = recommendedStay(visit);
  return (
    <>
      <RecommendedHeader>
        <RecommendedHeading recommended={found.kind === "nothing" ? null : found.recommended} />
      </RecommendedHeader>
      <div className={styles.body}>
        {found.kind === "several" && (
          <RecommendedList activities={found.activities} recommended={found.recommended} />
        )}
        {found.kind === "one" && (
          <SingleRecommendation activity={found.activity} recommended={found.recommended} />
        )}
        {found.kind === "nothing" && (
          <NothingRecommended
            {...staying}
            reason={start && end ? found.reason : "noDates"}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </>
  );
}
