import { PriceNote } from "@stays/stay-page";
import type { ReactNode } from "react";
import type { ListedPackage } from "../packages/listed-package.ts";
import type { LoadedPackages } from "../packages/use-packages.ts";
import type { PackageSearch } from "../search/package-search.ts";
import { NoPackages } from "./no-packages.tsx";
import { PackageList } from "./package-list.tsx";
import { PackageSkeletons } from "./package-skeletons.tsx";

/** The list in each of its states: skeletons, nothing found, packages with or without prices (PK-04). */
export function PackageListing({
  packages,
  shown,
  search,
  withSupplier = false,
  actions,
}: {
  readonly packages: LoadedPackages;
  /** The packages that pass the filter, in order. */
  readonly shown: readonly ListedPackage[];
  readonly search: PackageSearch;
  readonly withSupplier?: boolean;
  /** Buttons and links for the empty result. */
  readonly actions?: ReactNode;
}) {
  const { kind, retryPrices } = packages;
  if (kind === "loading") return <PackageSkeletons />;
  return (
    <>
      <PriceNote kind={kind} onRetry={retryPrices} />
      {shown.length === 0 ? (
        <NoPackages search={search} actions={actions} />
      ) : (
        <PackageList packages={shown} search={search} withSupplier={withSupplier} isFirst />
      )}
    </>
  );
}
