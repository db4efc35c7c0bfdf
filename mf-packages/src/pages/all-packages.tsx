import { CONTRACT_VERSION, type PageHead, useVisit, type Visit } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { propertySharedTexts } from "@stays/stay-page";
import { type Translate, useTexts } from "@stays/texts";
import { FilterSuggestions } from "../filter/filter-suggestions.tsx";
import { ListControls } from "../filter/list-controls.tsx";
import { useShownPackages } from "../filter/use-shown-packages.ts";
import { CountLine } from "../list/count-line.tsx";
import { PackageListing } from "../list/package-listing.tsx";
import { PackagesLayout } from "../list/packages-layout.tsx";
import { PackagesSkeleton } from "../list/packages-skeleton.tsx";
import { packageQueries } from "../packages/packages.query.ts";
import { PackagesBoundary } from "../packages/packages-boundary.tsx";
import { usePackages } from "../packages/use-packages.ts";
import { usePackageSearch } from "../search/use-package-search.ts";

export { texts } from "../../texts/texts.ts";
export const contract = CONTRACT_VERSION;
export const queries = packageQueries;
export const sharedTexts = propertySharedTexts;
export const head = (_visit: Visit, _data: unknown, t: Translate<"mf-packages">): PageHead => ({
  title: t("packageList"),
});

/** The page with all packages of the destination (PK-04). */
export function Page() {
  return (
    <PackagesBoundary skeleton={<PackagesSkeleton />}>
      <AllPackages />
    </PackagesBoundary>
  );
}

function AllPackages() {
  const { t } = useTexts("mf-packages");
  const { place } = useVisit();
  const search = usePackageSearch();
  const packages = usePackages(search);
  const shown = useShownPackages(packages, search, packages.parentNames);
  const { language } = place;
  const stays = linkTo(language, { route: "stayslist", search: place.search });
  return (
    <PackagesLayout
      crumbs={[{ label: t("stays"), to: stays }, { label: t("packageList") }]}
      title={t("packageList")}
      count={<CountLine kind={packages.kind} count={shown.packages.length} search={search} />}
      search={search}
    >
      <ListControls shown={shown} state={search.state} />
      <PackageListing
        packages={packages}
        shown={shown.packages}
        search={search}
        withSupplier
        actions={<FilterSuggestions state={search.state} />}
      />
    </PackagesLayout>
  );
}
