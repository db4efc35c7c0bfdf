import { useSettings } from "@stays/contract";
import type { Activity, RecommendedActivities } from "@stays/domain";
import { BookingButton } from "../booking-button/booking-button.tsx";
import { RECOMMENDED_VARIANTS } from "./recommended-variants.ts";

interface RecommendedListProps {
  readonly activities: readonly Activity[];
  readonly recommended: RecommendedActivities;
}

/**
 * Several recommended activities in the configured variant, each with the booking system's button (UP-04).
 */
export function RecommendedList({ activities, recommended }: RecommendedListProps) {
  const { Tile, layout } = RECOMMENDED_VARIANTS[useSettings().upsell.recommend.style];
  const { widgetToken, promoCode, startDate } = recommended;
  return (
    <div className={layout}>
      {activities.map((activity) => (
        <Tile
          key={activity.id}
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
      ))}
    </div>
  );
}
