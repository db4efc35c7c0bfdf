import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { ItemBoundary } from "@stays/ui";
import type { ListedPackage } from "../packages/listed-package.ts";
import type { PackageSearch } from "../search/package-search.ts";
import { PackageItem } from "./package-item.tsx";
import styles from "./package-list.module.css";

/** Items whose photos are in the first viewport. */
const FIRST_PHOTOS = 2;

export interface PackageListProps {
  readonly packages: readonly ListedPackage[];
  readonly search: PackageSearch;
  readonly level?: "h2" | "h3" | undefined;
  readonly withSupplier?: boolean | undefined;
  /** The list is the first content of its page. */
  readonly isFirst?: boolean | undefined;
}

/** Packages in the configured layout (PK-03). */
export function PackageList({
  packages,
  search,
  level = "h2",
  withSupplier = false,
  isFirst = false,
}: PackageListProps) {
  const { t } = useTexts("mf-packages");
  const { listLayout } = useSettings().packages;
  return (
    <ul aria-label={t("packages")} className={styles[listLayout]}>
      {packages.map((listed, index) => (
        <ItemBoundary key={listed.stayPackage.id} note="li">
          <PackageItem
            listed={listed}
            search={search}
            layout={listLayout}
            level={level}
            withSupplier={withSupplier}
            eager={isFirst && index < FIRST_PHOTOS}
          />
        </ItemBoundary>
      ))}
    </ul>
  );
}
