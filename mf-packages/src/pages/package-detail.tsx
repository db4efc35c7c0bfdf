import { definePage } from "@stays/contract";
import { DetailsSkeleton, propertySharedTexts } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { texts } from "../../texts/texts.ts";
import { PackageDetails } from "../detail/package-details.tsx";
import { usePackage } from "../detail/use-package.ts";
import { packageHead } from "../head/package-head.ts";
import { MissingPackage } from "../missing/missing-package.tsx";
import { MissingProperty } from "../missing/missing-property.tsx";
import { packageQueries } from "../packages/packages.query.ts";
import { PackagesBoundary } from "../packages/packages-boundary.tsx";
import { usePropertyContent } from "../packages/use-property-content.ts";
import { usePackageSearch } from "../search/use-package-search.ts";

/** The page of one package (PK-02). */
export const page = definePage({
  texts: [texts, ...propertySharedTexts],
  queries: packageQueries,
  head: packageHead,
  Page: PackageDetailPage,
});

function PackageDetailPage() {
  const { t } = useTexts("mf-packages");
  return (
    <PackagesBoundary skeleton={<DetailsSkeleton label={t("loading")} />}>
      <PackageDetail />
    </PackagesBoundary>
  );
}

function PackageDetail() {
  const search = usePackageSearch();
  const property = usePropertyContent(search.propertyId ?? "");
  const view = usePackage(search, property);
  if (!property) return <MissingProperty />;
  if (!view) return <MissingPackage property={property} />;
  return <PackageDetails view={view} property={property} search={search} onRetry={view.retryPrices} />;
}
