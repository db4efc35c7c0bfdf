import { Skeleton, StatusText } from "@stays/ui";
import { GallerySkeleton } from "../gallery/gallery-skeleton.tsx";
import { BreadcrumbSkeleton } from "./breadcrumb-skeleton.tsx";
import styles from "./details-skeleton.module.css";
import { PropertyLayout } from "./property-layout.tsx";

interface DetailsSkeletonProps {
  /** What is told of the waiting. */
  readonly label: string;
}

/** The page of a property or package in its final geometry while its content is awaited. */
export function DetailsSkeleton({ label }: DetailsSkeletonProps) {
  return (
    <PropertyLayout
      top={
        <>
          <BreadcrumbSkeleton />
          <GallerySkeleton />
        </>
      }
      side={<Skeleton height="46rem" className={styles.side} />}
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
