import { definePage, usePageContext } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { propertySharedTexts, StayBoundary } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { texts } from "../../texts/texts.ts";
import { ListControls } from "../list/list-controls.tsx";
import { useShownPackages } from "../list/list-filter.ts";
import { packageListPageQueries } from "../list/package-query.ts";
import { PackageListing } from "../list/package-results.tsx";
import type { PackageSearch } from "../list/package-search.ts";
import { PackageListSkeleton, PackagesLayout } from "../list/packages-layout.tsx";
import { usePackageSearch, usePackages } from "../list/use-packages.ts";

/** The page with all packages of the destination (PK-04): its heading and its search need no answer. */
export const page = definePage({
  texts: [texts, ...propertySharedTexts],
  queries: packageListPageQueries,
  head: ({ settings }, _data, t) => ({
    title: t("packageList"),
    description: t("packagesDescription", { place: settings.name }),
  }),
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
      search={search}
    >
      <StayBoundary skeleton={<PackageListSkeleton search={search} />}>
        <AllPackages search={search} />
      </StayBoundary>
    </PackagesLayout>
  );
}

function AllPackages({ search }: { readonly search: PackageSearch }) {
  const packages = usePackages(search);
  const shown = useShownPackages(packages, search, packages.parentNames);
  return (
    <>
      <ListControls shown={shown} />
      <PackageListing packages={packages} shown={shown.packages} search={search} />
    </>
  );
}
