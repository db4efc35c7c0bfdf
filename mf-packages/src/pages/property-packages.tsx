import { definePage, usePageContext, useSettings } from "@stays/contract";
import { accommodationLink } from "@stays/routes";
import { MissingProperty, propertySharedTexts, StayBoundary } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { texts } from "../../texts/texts.ts";
import { FilterSuggestions } from "../filter/filter-suggestions.tsx";
import { ShowAll } from "../filter/show-all.tsx";
import { useShownPackages } from "../filter/use-shown-packages.ts";
import { propertyPackagesHead } from "../head/property-packages-head.ts";
import { CountLine } from "../list/count-line.tsx";
import { PackageListing } from "../list/package-listing.tsx";
import { PackagesLayout } from "../list/packages-layout.tsx";
import { PackagesSkeleton } from "../list/packages-skeleton.tsx";
import { packageQueries } from "../packages/packages.query.ts";
import { usePackages } from "../packages/use-packages.ts";
import { usePropertyContent } from "../packages/use-property-content.ts";
import { usePackageSearch } from "../search/use-package-search.ts";

/** The page with the packages of one property (PK-01). */
export const page = definePage({
  texts: [texts, ...propertySharedTexts],
  queries: packageQueries,
  head: propertyPackagesHead,
  Page: PropertyPackagesPage,
});

function PropertyPackagesPage() {
  return (
    <StayBoundary operation="get-content-offer" skeleton={<PackagesSkeleton />}>
      <PropertyPackages />
    </StayBoundary>
  );
}

function PropertyPackages() {
  const { t } = useTexts("mf-packages");
  const { route } = usePageContext();
  const { detailLinks } = useSettings().results;
  const search = usePackageSearch();
  const property = usePropertyContent(search.propertyId ?? "");
  const packages = usePackages(search);
  const shown = useShownPackages(packages, search);
  if (!property)
    return (
      <MissingProperty title={t("missingProperty")} list={{ label: t("backToAll"), route: "packagespage" }} />
    );
  return (
    <PackagesLayout
      crumbs={[
        { label: property.name, to: accommodationLink(route.language, property, detailLinks, route.search) },
        { label: t("packages") },
      ]}
      title={t("allPackagesAt", { property: property.name })}
      count={<CountLine kind={packages.kind} count={shown.packages.length} search={search} />}
      search={search}
    >
      {shown.packages.length > 0 && (
        <div>
          <ShowAll search={search} />
        </div>
      )}
      <PackageListing
        packages={packages}
        shown={shown.packages}
        search={search}
        actions={<FilterSuggestions search={search} />}
      />
    </PackagesLayout>
  );
}
