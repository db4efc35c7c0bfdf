import { Skeleton } from "@stays/ui";
import styles from "./gallery.module.css";

/** The skeleton of the photos. */
export function GallerySkeleton() {
  return (
    <div className={styles.frame}>
      <Skeleton className={styles.waiting} height="100%" />
    </div>
  );
}
