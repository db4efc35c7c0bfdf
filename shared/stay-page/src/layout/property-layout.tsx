import { type ElementNode, Skeleton, StatusText, stack } from "@stays/ui";
import type { ReactNode } from "react";
import { GallerySkeleton } from "../gallery/gallery.tsx";
import styles from "./property-layout.module.css";

/** Content beside the sidebar; in a single column the sidebar is between the introduction and the rest. */
export function PropertyLayout({
  top,
  intro,
  side,
  children,
}: {
  readonly top: ElementNode;
  readonly intro: ReactNode;
  readonly side: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.page}>
      {top}
      <div className={styles.detail}>
        <div className={styles.intro}>{intro}</div>
        <div className={styles.side}>{side}</div>
        <div className={styles.rest}>{children}</div>
      </div>
    </div>
  );
}

/** The skeleton of a property or package page, in the page's final geometry. */
export function DetailsSkeleton({ label }: { readonly label: string }) {
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
          <div className={stack(3)}>
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

export function BreadcrumbSkeleton() {
  return (
    <div className={styles.crumbs}>
      <Skeleton kind="text" width="min(18rem, 60%)" />
    </div>
  );
}

export function SideSkeleton() {
  return <Skeleton height="46rem" className={styles.sideSkeleton} />;
}

export function PageFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
