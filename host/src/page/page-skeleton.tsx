import { Skeleton } from "@stays/ui";
import styles from "./page-skeleton.module.css";

/**
 * Any page while its code or, on the server, its first answers of Galaxy are awaited. The page then shows its own
 * skeletons for what is still loading.
 */
export function PageSkeleton() {
  return (
    <div aria-hidden className={styles.skeleton}>
      <Skeleton kind="title" width="min(64%, 24rem)" />
      <Skeleton kind="text" width="min(40%, 12rem)" />
      <Skeleton className={styles.picture} />
      <Skeleton kind="text" width="min(100%, 44rem)" />
      <Skeleton kind="text" width="min(80%, 36rem)" />
    </div>
  );
}
