import { Skeleton } from "@stays/ui";
import styles from "./breadcrumb-skeleton.module.css";

/** The skeleton of a breadcrumb, one line high. */
export function BreadcrumbSkeleton() {
  return (
    <div className={styles.crumbs}>
      <Skeleton kind="text" width="min(18rem, 60%)" />
    </div>
  );
}
