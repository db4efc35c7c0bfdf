import { definePage } from "@stays/contract";
import { DetailsSkeleton, MissingProperty, propertySharedTexts, StayBoundary } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { texts } from "../../texts/texts.ts";
import { PackageDetails } from "../detail/package-details.tsx";
import { usePackage } from "../detail/use-package.ts";
import { packageHead } from "../head/package-head.ts";
import { MissingPackage } from "../missing/missing-package.tsx";
import { packageQueries } from "../packages/packages.query.ts";
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
    <StayBoundary operation="get-content-offer" skeleton={<DetailsSkeleton label={t("loading")} />}>
      <PackageDetail />
    </StayBoundary>
  );
}

function PackageDetail() {
  const { t } = useTexts("mf-packages");
  const search = usePackageSearch();
  const property = usePropertyContent(search.propertyId ?? "");
  const view = usePackage(search, property);
  if (!property)
    return (
      <MissingProperty title={t("missingProperty")} list={{ label: t("backToAll"), route: "packagespage" }} />
    );
  if (!view) return <MissingPackage property={property} />;
  return <PackageDetails view={view} property={property} search={search} onRetry={view.retryPrices} />;
}
