import { BreadcrumbSkeleton, PropertyLayout, Sidebar, SideSkeleton, StayStatus } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Breadcrumb, type Crumb, type ElementNode, Skeleton, stack } from "@stays/ui";
import type { ReactNode } from "react";
import type { ListedPackages } from "./listed-package.ts";
import { PackageSkeletons } from "./package-list.tsx";
import type { PackageSearch } from "./package-search.ts";
import styles from "./packages-layout.module.css";

export function PackagesLayout({
  crumbs,
  title,
  count,
  search,
  children,
}: {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly count: ElementNode;
  readonly search: PackageSearch;
  readonly children: ReactNode;
}) {
  return (
    <PropertyLayout
      top={<Breadcrumb crumbs={crumbs} />}
      intro={
        <div className={stack(2)}>
          <h1>{title}</h1>
          {count}
        </div>
      }
      side={<Sidebar search={search} summary={null} />}
    >
      <div className={styles.list}>{children}</div>
    </PropertyLayout>
  );
}

export function CountLine({
  kind,
  count,
  search,
}: {
  readonly kind: ListedPackages["kind"];
  readonly count: number;
  readonly search: PackageSearch;
}) {
  const { t } = useTexts("mf-packages");
  return (
    <StayStatus search={search}>
      <strong>{kind === "loading" ? t("loading") : t("packageCount", { count })}</strong>
    </StayStatus>
  );
}

export function PackagesSkeleton() {
  return (
    <PropertyLayout
      top={<BreadcrumbSkeleton />}
      intro={
        <div className={stack(2)}>
          <Skeleton kind="title" width="60%" height="2.75rem" />
          <Skeleton kind="text" width="20%" />
          <Skeleton kind="text" width="45%" />
        </div>
      }
      side={<SideSkeleton />}
    >
      <div className={styles.list}>
        <PackageListSkeleton />
      </div>
    </PropertyLayout>
  );
}

export function PackageListSkeleton() {
  return (
    <>
      <Skeleton height="4.25rem" className={styles.controls} />
      <PackageSkeletons />
    </>
  );
}
