import { definePage, usePageContext } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { propertySharedTexts, StayBoundary } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { HydratedSuspense } from "@stays/ui";
import { texts } from "../../texts/texts.ts";
import { ListControls } from "../list/list-controls.tsx";
import { useShownPackages } from "../list/list-filter.ts";
import type { ListedPackages } from "../list/listed-package.ts";
import { PackageListing } from "../list/package-results.tsx";
import type { PackageSearch } from "../list/package-search.ts";
import { CountLine, PackageListSkeleton, PackagesLayout } from "../list/packages-layout.tsx";
import { packageQueries, usePackageSearch, usePackages, usePackagesIfLoaded } from "../list/use-packages.ts";

const NONE: ListedPackages = { kind: "none", packages: [] };

/** The page with all packages of the destination (PK-04): its heading and its search need no answer. */
export const page = definePage({
  texts: [texts, ...propertySharedTexts],
  queries: packageQueries,
  head: (_context, _data, t) => ({ title: t("packageList") }),
  Page: AllPackagesPage,
});

function AllPackagesPage() {
  const { t } = useTexts("mf-packages");
  const { language, search: query } = usePageContext().route;
  const search = usePackageSearch();
  const stays = linkTo(language, { route: "stayslist", search: query });
  return (
    <PackagesLayout
      crumbs={[{ label: t("stays"), to: stays }, { label: t("packageList") }]}
      title={t("packageList")}
      count={
        <HydratedSuspense fallback={<CountLine kind="loading" count={0} search={search} />}>
          <PackagesCount search={search} />
        </HydratedSuspense>
      }
      search={search}
    >
      <StayBoundary skeleton={<PackageListSkeleton />}>
        <AllPackages search={search} />
      </StayBoundary>
    </PackagesLayout>
  );
}

interface SearchProps {
  readonly search: PackageSearch;
}

function PackagesCount({ search }: SearchProps) {
  const packages = usePackagesIfLoaded(search);
  const shown = useShownPackages(packages ?? NONE, search, packages?.parentNames);
  return packages && <CountLine kind={packages.kind} count={shown.packages.length} search={search} />;
}

function AllPackages({ search }: SearchProps) {
  const packages = usePackages(search);
  const shown = useShownPackages(packages, search, packages.parentNames);
  return (
    <>
      <ListControls shown={shown} />
      <PackageListing packages={packages} shown={shown.packages} search={search} />
    </>
  );
}
