import { PropertyLayout, Sidebar } from "@stays/stay-page";
import { Breadcrumb, type Crumb, type ElementNode } from "@stays/ui";
import type { ReactNode } from "react";
import type { PackageSearch } from "../search/package-search.ts";
import styles from "./packages-layout.module.css";

/** The layout of a page with a list of packages: breadcrumb, title and count, list, and search sidebar. */
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
        <div className={styles.intro}>
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
