import { Skeleton, SkeletonList } from "@stays/ui";
import listStyles from "./results-list.module.css";
import styles from "./results-skeleton.module.css";

/** Placeholders while the first page loads (SR-03). */
const SKELETONS = 6;

/** Cards to come, in the size that they will have. */
export function ResultsSkeleton() {
  return (
    <SkeletonList count={SKELETONS} className={listStyles.list}>
      {() => (
        <div className={styles.card}>
          <Skeleton kind="photo" />
          <Skeleton kind="title" />
          <Skeleton kind="text" width="46%" />
          <Skeleton kind="text" width="88%" />
          <div className={styles.buy}>
            <Skeleton kind="text" width="7rem" />
            <Skeleton kind="button" />
          </div>
        </div>
      )}
    </SkeletonList>
  );
}
