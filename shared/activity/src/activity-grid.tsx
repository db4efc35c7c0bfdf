import { Skeleton, SkeletonList } from "@stays/ui";
import type { ReactNode } from "react";
import styles from "./activity-grid.module.css";

/** Tiles side by side, their rows aligned. */
export function ActivityGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Placeholders while the activities of a day are on the way (S2 §9). */
const SKELETONS = 3;

/** The tiles' places before they are known. */
export function ActivityGridSkeleton() {
  return (
    <SkeletonList count={SKELETONS} className={styles.grid}>
      {() => (
        <div className={styles.skeleton}>
          <Skeleton kind="photo" />
          <Skeleton kind="title" />
          <Skeleton kind="text" />
          <Skeleton kind="button" />
        </div>
      )}
    </SkeletonList>
  );
}
