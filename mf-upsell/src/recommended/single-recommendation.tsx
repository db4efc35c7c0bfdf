import { ActivityDescription, ActivityPriceText } from "@stays/day-booking";
import type { Activity, RecommendedActivities } from "@stays/domain";
import { BookingButton } from "../booking-button/booking-button.tsx";
import styles from "./single-recommendation.module.css";

interface SingleRecommendationProps {
  readonly activity: Activity;
  readonly recommended: RecommendedActivities;
}

/** The only recommended activity, with the booking widget and its full description (UP-04). */
export function SingleRecommendation({ activity, recommended }: SingleRecommendationProps) {
  const { widgetToken, promoCode, startDate } = recommended;
  return (
    <article className={styles.single}>
      <div className={styles.booking}>
        <h2>{activity.name}</h2>
        <ActivityPriceText activity={activity} />
        <BookingButton
          isWhole
          activity={activity}
          token={widgetToken}
          promoCode={promoCode}
          startDate={startDate}
        />
      </div>
      <ActivityDescription activity={activity} />
    </article>
  );
}
