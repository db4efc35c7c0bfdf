import { PriceNote } from "@stays/stay-page";
import type { ListedPackage } from "./listed-package.ts";
import { NoPackages } from "./no-packages.tsx";
import { PackageList, PackageSkeletons } from "./package-list.tsx";
import type { PackageSearch } from "./package-search.ts";
import type { LoadedPackages } from "./use-packages.ts";

/** The list in each of its states: skeletons, nothing found, packages with or without prices (PK-04). */
export function PackageListing({
  packages,
  shown,
  search,
}: {
  readonly packages: LoadedPackages;
  /** The packages that pass the filter, in order. */
  readonly shown: readonly ListedPackage[];
  readonly search: PackageSearch;
}) {
  const { kind, retryPrices } = packages;
  if (kind === "loading") return <PackageSkeletons />;
  return (
    <>
      <PriceNote kind={kind} onRetry={retryPrices} />
      {shown.length === 0 ? (
        <NoPackages search={search} />
      ) : (
        <PackageList packages={shown} search={search} level="h2" />
      )}
    </>
  );
}
