import { type ElementNode, Skeleton, SkeletonList, StatusText } from "@stays/ui";
import { ActivityGridSkeleton } from "./activity-grid.tsx";
import { useActivityTexts } from "./activity-texts.ts";
import day from "./day-section.module.css";
import styles from "./stay-days-skeleton.module.css";

interface StayDaysSkeletonProps {
  /** The number of days of the stay. */
  readonly days: number;
  /** The skeletons of the items; those of cards by default. */
  readonly children?: ElementNode;
}

/** The skeleton of the timeline and of three cards. It has one stop more than the stay has days (CO-03). */
export function StayDaysSkeleton({ days, children = <ActivityGridSkeleton /> }: StayDaysSkeletonProps) {
  const { t } = useActivityTexts();
  return (
    <>
      <StatusText hidden>{t("loadingDays")}</StatusText>
      <SkeletonList count={days + 1} className={styles.timeline}>
        {() => (
          <>
            <Skeleton height="2rem" className={styles.dot} />
            <Skeleton kind="text" width="4.5rem" />
            <Skeleton kind="text" width="3.5rem" />
          </>
        )}
      </SkeletonList>
      <div className={day.day}>
        <div className={styles.head}>
          <Skeleton kind="title" width="14rem" />
          <Skeleton kind="text" width="5rem" />
        </div>
        {children}
      </div>
    </>
  );
}
