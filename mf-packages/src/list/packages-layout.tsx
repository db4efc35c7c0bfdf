import { BreadcrumbSkeleton, PropertyLayout, Sidebar, SideSkeleton } from "@stays/stay-page";
import { Breadcrumb, type Crumb, Skeleton } from "@stays/ui";
import type { ReactNode } from "react";
import { PackageSkeletons } from "./package-list.tsx";
import { CountLine } from "./package-results.tsx";
import type { PackageSearch } from "./package-search.ts";
import styles from "./packages-layout.module.css";

export function PackagesLayout({
  crumbs,
  title,
  search,
  children,
}: {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly search: PackageSearch;
  readonly children: ReactNode;
}) {
  return (
    <PropertyLayout
      top={<Breadcrumb crumbs={crumbs} />}
      intro={<h1>{title}</h1>}
      side={<Sidebar search={search} summary={null} />}
    >
      <div className={styles.list}>{children}</div>
    </PropertyLayout>
  );
}

export function PackagesSkeleton({ search }: { readonly search: PackageSearch }) {
  return (
    <PropertyLayout
      top={<BreadcrumbSkeleton />}
      intro={<Skeleton kind="title" width="60%" height="2.75rem" />}
      side={<SideSkeleton />}
    >
      <div className={styles.list}>
        <PackageListSkeleton search={search} />
      </div>
    </PropertyLayout>
  );
}

export function PackageListSkeleton({ search }: { readonly search: PackageSearch }) {
  return (
    <>
      <Skeleton height="4.25rem" className={styles.controls} />
      <CountLine count={null} search={search} />
      <PackageSkeletons />
    </>
  );
}
