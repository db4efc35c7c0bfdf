import { useSettings } from "@stays/contract";
import type { StayPackage } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { ItemBoundary, Skeleton, SkeletonList, StatusText } from "@stays/ui";
import type { ListedPackage } from "./listed-package.ts";
import item from "./package-item.module.css";
import { PackageItem } from "./package-item.tsx";
import styles from "./package-list.module.css";
import type { PackageSearch } from "./package-search.ts";

/** Items whose photos are in the first viewport, where the list is the first content of its page. */
const FIRST_PHOTOS = 2;

export function PackageList({
  packages,
  search,
  level,
  onOpen,
}: {
  readonly packages: readonly ListedPackage[];
  readonly search: PackageSearch;
  /** h2 = the list is the first content of its page. */
  readonly level: "h2" | "h3";
  readonly onOpen: (stayPackage: StayPackage) => void;
}) {
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
            onOpen={onOpen}
            eager={level === "h2" && index < FIRST_PHOTOS}
          />
        </ItemBoundary>
      ))}
    </ul>
  );
}

const COUNT = 6;

/** Skeletons in the geometry of the list: six, or fewer on other pages (PK-04). */
export function PackageSkeletons({ count = COUNT }: { readonly count?: number }) {
  const { t } = useTexts("mf-packages");
  const { listLayout } = useSettings().packages;
  const isTile = listLayout === "tile" || listLayout === "photo";
  return (
    <>
      <StatusText hidden>{t("loading")}</StatusText>
      <SkeletonList count={count} className={styles[listLayout]}>
        {() => (
          <div className={item[listLayout]}>
            {isTile ? <Skeleton kind="photo" /> : <Skeleton className={item.picture} />}
            <div className={item.head}>
              <Skeleton kind="title" width="60%" />
            </div>
            <div className={item.body}>
              <Skeleton kind="text" width="85%" />
              <Skeleton kind="text" width="50%" />
            </div>
            <div className={item.end}>
              <Skeleton kind="title" width="7rem" />
              <Skeleton kind="button" />
            </div>
          </div>
        )}
      </SkeletonList>
    </>
  );
}
