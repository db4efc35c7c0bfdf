import { useSettings, useTrack, useTrackView } from "@stays/contract";
import { PriceNote, StayStatus } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { type ListedPackage, packageItem } from "./listed-package.ts";
import { NoPackages } from "./no-packages.tsx";
import { PackageList, PackageSkeletons } from "./package-list.tsx";
import type { PackageSearch } from "./package-search.ts";
import type { LoadedPackages } from "./use-packages.ts";

const ids = (packages: readonly ListedPackage[]) => packages.map(({ stayPackage }) => stayPackage.id);

/** The number of packages, null = they are loading; and the requested stay. */
export function CountLine({
  count,
  search,
}: {
  readonly count: number | null;
  readonly search: PackageSearch;
}) {
  const { t } = useTexts("mf-packages");
  return (
    <StayStatus search={search}>
      <strong>{count === null ? t("loading") : t("packageCount", { count })}</strong>
    </StayStatus>
  );
}

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
  return (
    <>
      <CountLine count={kind === "loading" ? null : shown.length} search={search} />
      <PriceNote kind={kind} onRetry={retryPrices} />
      {kind === "loading" && <PackageSkeletons />}
      {kind !== "loading" && shown.length === 0 && <NoPackages search={search} />}
      {isListed && (
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
