import { useSettings } from "@stays/contract";
import type { Activity, RecommendedActivities } from "@stays/stay";
import { BookingButton } from "../booking-button/booking-button.tsx";
import styles from "./recommended-tiles.module.css";
import {
  RecommendedCard,
  RecommendedCompact,
  RecommendedPhoto,
  RecommendedRow,
} from "./recommended-tiles.tsx";

/** The four looks of a recommendation (UP-05). */
const LOOKS = {
  List: { Tile: RecommendedRow, layout: styles.list },
  Card: { Tile: RecommendedCard, layout: styles.grid },
  CompactList: { Tile: RecommendedCompact, layout: styles.list },
  Photo: { Tile: RecommendedPhoto, layout: styles.grid },
} as const;

interface RecommendedListProps {
  readonly activities: readonly Activity[];
  readonly recommended: RecommendedActivities;
}

/** Several recommended activities in the look of the settings, each with the booking system's button (UP-04). */
export function RecommendedList({ activities, recommended }: RecommendedListProps) {
  const { Tile, layout } = LOOKS[useSettings().upsell.recommend.style];
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
