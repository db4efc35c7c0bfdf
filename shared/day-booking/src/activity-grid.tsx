import { Skeleton, SkeletonList } from "@stays/ui";
import type { ReactNode } from "react";
import styles from "./activity-grid.module.css";

/** A grid of cards with aligned rows. */
export function ActivityGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Skeleton cards while the activities of a day load (CO-03). */
const SKELETONS = 3;

/** The skeletons of cards: photo, name, introduction, times, price and button. */
export function ActivityGridSkeleton() {
  return (
    <SkeletonList count={SKELETONS} className={styles.grid}>
      {() => (
        <div className={styles.skeleton}>
          <Skeleton kind="photo" />
          <Skeleton kind="title" />
          <div className={styles.intro}>
            <Skeleton kind="text" />
            <Skeleton kind="text" width="5rem" />
          </div>
          <Skeleton width="60%" height="1.75rem" />
          <div className={styles.buy}>
            <Skeleton kind="title" width="6rem" />
            <Skeleton kind="button" />
          </div>
        </div>
      )}
    </SkeletonList>
  );
}
