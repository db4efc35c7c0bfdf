import { useSettings, useTrack, useTrackView } from "@stays/contract";
import type { StayPackage } from "@stays/domain";
import { PriceNote } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { classNames, ItemBoundary, Skeleton, SkeletonList, StatusText } from "@stays/ui";
import { type ListedPackage, packageItem } from "./listed-package.ts";
import { NoPackages } from "./no-packages.tsx";
import item from "./package-item.module.css";
import { PackageItem } from "./package-item.tsx";
import styles from "./package-list.module.css";
import type { PackageSearch } from "./package-search.ts";
import type { LoadedPackages } from "./use-packages.ts";

const ids = (packages: readonly ListedPackage[]) => packages.map(({ stayPackage }) => stayPackage.id);

/** The list in each of its states: skeletons, nothing found, packages with or without prices (PK-04). */
export function PackageListing({
  packages,
  shown,
  search,
}: {
  readonly packages: LoadedPackages;
  readonly shown: readonly ListedPackage[];
  readonly search: PackageSearch;
}) {
  const { kind, retryPrices } = packages;
  const { currency } = useSettings();
  const track = useTrack();
  const isListed = kind !== "loading" && shown.length > 0;
  useTrackView(isListed ? JSON.stringify([search.start, search.end, ids(shown)]) : null, () => ({
    event: "view_item_list",
    item_list_id: "packages",
    currency,
    items: shown.map(({ stayPackage }, index) => ({ ...packageItem(stayPackage), index })),
  }));
  if (kind === "loading") return <PackageSkeletons />;
  return (
    <>
      <PriceNote kind={kind} onRetry={retryPrices} />
      {shown.length === 0 ? (
        <NoPackages search={search} />
      ) : (
        <PackageList
          packages={shown}
          search={search}
          level="h2"
          onOpen={(one) =>
            track({ event: "select_item", item_list_id: "packages", currency, items: [packageItem(one)] })
          }
        />
      )}
    </>
  );
}

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
      <SkeletonList count={count} className={classNames(styles[listLayout])}>
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
