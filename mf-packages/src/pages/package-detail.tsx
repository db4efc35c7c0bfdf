import {
  definePage,
  type PageContext,
  type PageHead,
  type QueryClient,
  usePageContext,
  useSuspenseQuery,
} from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { accommodationQuery, contentOfferQuery } from "@stays/galaxy";
import { linkTo } from "@stays/routes";
import {
  DetailsSkeleton,
  MissingItem,
  MissingProperty,
  propertySharedTexts,
  StayBoundary,
} from "@stays/stay-page";
import { itemHead } from "@stays/stay-page/item-head";
import { type Translate, useTexts } from "@stays/texts";
import { texts } from "../../texts/texts.ts";
import { PackageDetails } from "../detail/package-details.tsx";
import { packageView } from "../detail/package-view.ts";
import { listedPackages, packageLink } from "../list/listed-package.ts";
import { packageSearch } from "../list/package-search.ts";
import { packageQueries, usePackageSearch, usePrices, usePropertyContent } from "../list/use-packages.ts";

export const page = definePage({
  texts: [texts, ...propertySharedTexts],
  queries: packageQueries,
  head: packageHead,
  Page: PackageDetailPage,
});

function PackageDetailPage() {
  const { t } = useTexts("mf-packages");
  return (
    <StayBoundary skeleton={<DetailsSkeleton label={t("loading")} />}>
      <PackageDetail />
    </StayBoundary>
  );
}

function PackageDetail() {
  const { t } = useTexts("mf-packages");
  const search = usePackageSearch();
  const property = usePropertyContent(search.propertyId ?? "");
  const [stayPackage] = useSuspenseQuery(contentOfferQuery(search.content)).data.packages;
  const prices = usePrices(search.prices);
  if (!property)
    return (
      <MissingProperty title={t("missingProperty")} list={{ label: t("backToAll"), route: "packagespage" }} />
    );
  if (!stayPackage) return <MissingPackage property={property} />;
  const view = packageView(stayPackage, property, search, prices);
  return <PackageDetails view={view} property={property} search={search} onRetry={prices.retry} />;
}

function MissingPackage({ property }: { readonly property: Accommodation }) {
  const { route } = usePageContext();
  const { t } = useTexts("mf-packages");
  const { id } = route.params;
  const to = linkTo(route.language, { route: "packagepage", params: { id }, search: route.search });
  return (
    <MissingItem
      title={t("missingPackage")}
      back={{ label: t("allPackagesAt", { property: property.name }), to }}
      logged={`package ${route.params.packageId} of property ${id}`}
    >
      {t("missingPackageText")}
    </MissingItem>
  );
}

/** The head of one package. With dates, its structured data contains the price (ruling 61). */
function packageHead(pageContext: PageContext, data: QueryClient, t: Translate<"mf-packages">): PageHead {
  const { content, prices, packageId } = packageSearch(pageContext);
  const known = data.getQueryData(contentOfferQuery(content).queryKey);
  if (!known) return { title: t("packages") };
  const [found] = known.packages;
  if (!found) return { title: t("missingPackage"), isMissing: true };
  const answer = prices ? data.getQueryData(accommodationQuery(prices).queryKey) : undefined;
  const offered = answer?.accommodations.flatMap(listedPackages);
  const listed = offered?.find(({ stayPackage }) => stayPackage.packageId === packageId);
  const stayPackage = listed?.stayPackage ?? found;
  const head = itemHead(stayPackage, {
    hosts: pageContext.settings.hosts,
    type: "Product",
    price: stayPackage.price,
    members: { brand: { "@type": "Brand", name: stayPackage.parentName } },
  });
  return { ...head, paths: { own: packageLink({ language: "", search: "" }, stayPackage).slice(1) } };
}
