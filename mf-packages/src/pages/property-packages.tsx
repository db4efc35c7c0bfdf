import {
  definePage,
  type PageContext,
  type PageHead,
  type QueryClient,
  usePageContext,
  useSettings,
  useSuspenseQuery,
} from "@stays/contract";
import { accommodationLink } from "@stays/routes";
import { useStaySearch } from "@stays/search";
import { MissingProperty, propertySharedTexts, StayBoundary } from "@stays/stay-page";
import { type Translate, useTexts } from "@stays/texts";
import { texts } from "../../texts/texts.ts";
import { ShowAll } from "../list/list-controls.tsx";
import { isNarrowed, useShownPackages } from "../list/list-filter.ts";
import { packageListPageQueries, packagesPropertyQuery } from "../list/package-query.ts";
import { PackageListing } from "../list/package-results.tsx";
import { type PackageSearch, packageSearch } from "../list/package-search.ts";
import { PackagesLayout, PackagesSkeleton } from "../list/packages-layout.tsx";
import { usePackageSearch, usePackages } from "../list/use-packages.ts";

export const page = definePage({
  texts: [texts, ...propertySharedTexts],
  queries: packageListPageQueries,
  head: propertyPackagesHead,
  Page: PropertyPackagesPage,
});

function PropertyPackagesPage() {
  const search = usePackageSearch();
  return (
    <StayBoundary skeleton={<PackagesSkeleton search={search} />}>
      <PropertyPackages search={search} />
    </StayBoundary>
  );
}

function PropertyPackages({ search }: { readonly search: PackageSearch }) {
  const { t } = useTexts("mf-packages");
  const { route } = usePageContext();
  const { detailLinks } = useSettings().results;
  const [property] = useSuspenseQuery(packagesPropertyQuery(search.propertyId ?? "")).data.accommodations;
  const packages = usePackages(search);
  const shown = useShownPackages(packages, search);
  const { search: stay } = useStaySearch();
  // Nothing below moves when the packages come.
  const isListed = packages.kind === "loading" || shown.packages.length > 0;
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
      search={search}
    >
      {isListed && isNarrowed(stay) && (
        <div>
          <ShowAll />
        </div>
      )}
      <PackageListing packages={packages} shown={shown.packages} search={search} />
    </PackagesLayout>
  );
}

function propertyPackagesHead(
  pageContext: PageContext,
  data: QueryClient,
  t: Translate<"mf-packages">,
): PageHead {
  const productId = packageSearch(pageContext).propertyId ?? "";
  const known = data.getQueryData(packagesPropertyQuery(productId).queryKey);
  if (!known) return { title: t("packages") };
  const [property] = known.accommodations;
  if (!property) return { title: t("missingProperty"), isMissing: true };
  return {
    title: t("allPackagesAt", { property: property.name }),
    description: t("packagesDescription", { place: property.name }),
    isMissing: false,
  };
}
