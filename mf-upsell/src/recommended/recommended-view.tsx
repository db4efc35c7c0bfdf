import { usePageContext, useSettings, useSuspenseQuery } from "@stays/contract";
import type { Activity, RecommendedActivities } from "@stays/domain";
import { ItemBoundary } from "@stays/ui";
import { BookingButton } from "../booking-button/booking-button.tsx";
import { NothingRecommended, type Staying } from "./nothing-recommended.tsx";
import { recommendationOf } from "./recommendation.ts";
import { RecommendedHeader } from "./recommended-header.tsx";
import { RecommendedHeading } from "./recommended-heading.tsx";
import { recommendedQuery } from "./recommended-query.ts";
import { RECOMMENDED_VARIANTS } from "./recommended-variants.ts";
import styles from "./recommended-view.module.css";
import { SingleRecommendation } from "./single-recommendation.tsx";

/** The recommendations for the stay, or the countdown to the basket (UP-04). */
export function RecommendedView(staying: Staying) {
  const { data, refetch, isFetching } = useSuspenseQuery(recommendedQuery(usePageContext()));
  const found = recommendationOf(data);
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
            reason="none"
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </>
  );
}

interface RecommendedListProps {
  readonly activities: readonly Activity[];
  readonly recommended: RecommendedActivities;
}

/**
 * Several recommended activities in the configured variant, each with the booking system's button (UP-04).
 */
function RecommendedList({ activities, recommended }: RecommendedListProps) {
  const { Tile, layout } = RECOMMENDED_VARIANTS[useSettings().upsell.recommend.style];
  const { widgetToken, promoCode, startDate } = recommended;
  return (
    <div className={layout}>
      {activities.map((activity) => (
        <ItemBoundary key={activity.id}>
          <Tile
            activity={activity}
            button={
              <BookingButton
                activity={activity}
                token={widgetToken}
                promoCode={promoCode}
                startDate={startDate}
              />
            }
          />
        </ItemBoundary>
      ))}
    </div>
  );
}
