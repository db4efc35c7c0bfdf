import { Skeleton } from "@stays/ui";
import styles from "./side-skeleton.module.css";

/** The skeleton of the search sidebar. */
export function SideSkeleton() {
  return <Skeleton height="46rem" className={styles.side} />;
}
