import { useSettings } from "@stays/contract";
import type { StayPackage } from "@stays/domain";
import { ItemSkeletons, itemList } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { classNames, ItemBoundary, StatusText } from "@stays/ui";
import type { ListedPackage } from "./listed-package.ts";
import { PackageItem, packageLayouts } from "./package-item.tsx";
import styles from "./package-list.module.css";
import type { PackageSearch } from "./package-search.ts";

/** Items whose photos are in the first viewport, where the list is the first content of its page. */
const FIRST_PHOTOS = 2;

function useListLayout() {
  const layout = packageLayouts[useSettings().packages.listLayout];
  return { layout, className: classNames(itemList, styles[layout]) };
}

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
  const { layout, className } = useListLayout();
  return (
    <ul aria-label={t("packages")} className={className}>
      {packages.map((listed, index) => (
        <ItemBoundary key={listed.stayPackage.id} note="li">
          <PackageItem
            listed={listed}
            index={index}
            search={search}
            layout={layout}
            level={level}
            onOpen={onOpen}
            eager={level === "h2" && index < FIRST_PHOTOS}
          />
        </ItemBoundary>
      ))}
    </ul>
  );
}

/** Skeletons in the geometry of the list: six, or fewer on other pages (PK-04). */
export function PackageSkeletons({ count }: { readonly count?: number }) {
  const { t } = useTexts("mf-packages");
  const { layout, className } = useListLayout();
  return (
    <>
      <StatusText hidden>{t("loading")}</StatusText>
      <ItemSkeletons layout={layout} className={className} {...(count && { count })} />
    </>
  );
}
