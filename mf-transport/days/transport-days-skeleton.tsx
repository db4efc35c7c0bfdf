import { ActivityGridSkeleton, useActivityTexts } from "@stays/activity";
import { Skeleton, SkeletonList, StatusText } from "@stays/ui";
import styles from "./transport-days.module.css";
import skeleton from "./transport-days-skeleton.module.css";

/** The places of the timeline and of three tiles; one stop more than the stay has days (S2 §9). */
export function TransportDaysSkeleton({ days }: { days: number }) {
  const { t } = useActivityTexts();
  return (
    <>
      <StatusText hidden>{t("loadingDays")}</StatusText>
      <SkeletonList count={days + 1} className={skeleton.timeline}>
        {() => <Skeleton height="3.5rem" />}
      </SkeletonList>
      <div className={styles.day}>
        <Skeleton kind="title" />
        <ActivityGridSkeleton />
      </div>
    </>
  );
}
