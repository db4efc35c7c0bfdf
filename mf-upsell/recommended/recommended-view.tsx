import { useVisit } from "@stays/contract";
import { useSuspenseQuery } from "@stays/query";
import { NothingRecommended } from "./nothing-recommended.tsx";
import { recommendationOf } from "./recommendation.ts";
import { RecommendedHeader } from "./recommended-header.tsx";
import { RecommendedList } from "./recommended-list.tsx";
import { recommendedQuery } from "./recommended-query.ts";
import styles from "./recommended-view.module.css";
import { SingleRecommendation } from "./single-recommendation.tsx";

/** What is recommended for the stay, or the way on to the basket (UP-04). */
export function RecommendedView() {
  const visit = useVisit();
  const { data, refetch, isFetching } = useSuspenseQuery(recommendedQuery(visit));
  const found = recommendationOf(data, visit.place.search);
  return (
    <>
      <RecommendedHeader recommended={found.kind === "nothing" ? null : found.recommended} />
      <div className={styles.body}>
        {found.kind === "several" && (
          <RecommendedList activities={found.activities} recommended={found.recommended} />
        )}
        {found.kind === "one" && (
          <SingleRecommendation activity={found.activity} recommended={found.recommended} />
        )}
        {found.kind === "nothing" && (
          <NothingRecommended
            isRefused={found.isRefused}
            goesOn={found.goesOn}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </>
  );
}
