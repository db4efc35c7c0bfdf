import { Skeleton, StatusText } from "@stays/ui";
import { GallerySkeleton } from "../gallery/gallery-skeleton.tsx";
import { BreadcrumbSkeleton } from "./breadcrumb-skeleton.tsx";
import styles from "./details-skeleton.module.css";
import { PropertyLayout } from "./property-layout.tsx";
import { SideSkeleton } from "./side-skeleton.tsx";

interface DetailsSkeletonProps {
  /** The accessible text while the page loads. */
  readonly label: string;
}

/** The skeleton of a property or package page, in the page's final geometry. */
export function DetailsSkeleton({ label }: DetailsSkeletonProps) {
  return (
    <PropertyLayout
      top={
        <>
          <BreadcrumbSkeleton />
          <GallerySkeleton />
        </>
      }
      side={<SideSkeleton />}
      intro={
        <>
          <StatusText hidden>{label}</StatusText>
          <div className={styles.lines}>
            <Skeleton kind="title" width="60%" className={styles.name} />
            <Skeleton kind="text" width="40%" />
            <Skeleton kind="text" width="70%" className={styles.group} />
            <Skeleton kind="text" width="90%" className={styles.group} />
            <Skeleton kind="text" width="55%" />
            <Skeleton kind="text" className={styles.group} />
            <Skeleton kind="text" />
            <Skeleton kind="text" width="80%" />
          </div>
        </>
      }
    />
  );
}
