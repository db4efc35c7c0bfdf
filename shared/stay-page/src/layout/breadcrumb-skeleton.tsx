import { Skeleton } from "@stays/ui";
import styles from "./breadcrumb-skeleton.module.css";

/** The place of the breadcrumb while the names in it are awaited; as high as a breadcrumb of one line. */
export function BreadcrumbSkeleton() {
  return (
    <div className={styles.crumbs}>
      <Skeleton kind="text" width="min(18rem, 60%)" />
    </div>
  );
}
