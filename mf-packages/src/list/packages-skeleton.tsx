import { BreadcrumbSkeleton, PropertyLayout, SideSkeleton } from "@stays/stay-page";
import { Skeleton } from "@stays/ui";
import { PackageSkeletons } from "./package-skeletons.tsx";
import layout from "./packages-layout.module.css";
import styles from "./packages-skeleton.module.css";

/** The skeleton of a page with a list of packages: title and count, list controls, list. */
export function PackagesSkeleton() {
  return (
    <PropertyLayout
      top={<BreadcrumbSkeleton />}
      intro={
        <div className={layout.intro}>
          <Skeleton kind="title" width="60%" height="2.75rem" />
          <Skeleton kind="text" width="20%" />
          <Skeleton kind="text" width="45%" />
        </div>
      }
      side={<SideSkeleton />}
    >
      <div className={layout.list}>
        <PackageListSkeleton />
      </div>
    </PropertyLayout>
  );
}

/** The skeleton of list controls and list. */
export function PackageListSkeleton() {
  return (
    <>
      <Skeleton height="4.25rem" className={styles.controls} />
      <PackageSkeletons />
    </>
  );
}
