import { type Activity, shownTimes } from "@stays/domain";
import styles from "./activity-card.module.css";
import { useActivityTexts } from "./activity-texts.ts";

/**
 * Up to five times of day, with a note if there are more. Renders nothing when no date has a time (UP-05,
 * TR-02).
 */
export function ActivityTimes({ activity }: { activity: Activity }) {
  const { t } = useActivityTexts();
  const { times, hasMore } = shownTimes(activity.availableDates);
  if (times.length === 0) return null;
  return (
    <ul aria-label={t("times")} className={styles.times}>
      {times.map((time) => (
        <li key={time} className={styles.time}>
          {time}
        </li>
      ))}
      {hasMore && <li className={styles.more}>{t("moreTimes")}</li>}
    </ul>
  );
}
