import type { PageContext, PageHead, QueryClient } from "@stays/contract";
import { accommodationQuery, contentOfferQuery } from "@stays/galaxy";
import { itemHead } from "@stays/stay-page/item-head";
import type { Translate } from "@stays/texts";
import { packageLink } from "../list/package-link.ts";
import { listedPackages } from "../packages/listed-package.ts";
import { packageSearch } from "../search/package-search.ts";

/** The head of one package. With dates, its structured data contains the price (ruling 61). */
export function packageHead(
  pageContext: PageContext,
  data: QueryClient,
  t: Translate<"mf-packages">,
): PageHead {
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
