import { Skeleton, SkeletonList, StatusText } from "@stays/ui";
import type { ReactNode } from "react";
import { ActivityGridSkeleton } from "./activity-grid.tsx";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./stay-days-skeleton.module.css";

/** The places of the timeline and of three tiles; one stop more than the stay has days (S2 §9). */
export function StayDaysSkeleton({
  days,
  children = <ActivityGridSkeleton />,
}: {
  days: number;
  children?: ReactNode;
}) {
  const { t } = useActivityTexts();
  return (
    <>
      <StatusText hidden>{t("loadingDays")}</StatusText>
      <SkeletonList count={days + 1} className={styles.timeline}>
        {() => <Skeleton height="4.5rem" />}
      </SkeletonList>
      <div className={styles.day}>
        <Skeleton kind="title" />
        {children}
      </div>
    </>
  );
}
