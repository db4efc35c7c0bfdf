import type { PageContext, PageHead, QueryClient } from "@stays/contract";
import { heroImage, IMAGE_SIZES, imageAddress, mainFirst, type StayPackage } from "@stays/domain";
import { accommodationQuery, contentOfferQuery } from "@stays/galaxy";
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
  return headOf(listed?.stayPackage ?? found, pageContext);
}

function headOf(stayPackage: StayPackage, { settings: { hosts } }: PageContext) {
  const images = mainFirst(stayPackage.content.images);
  const [main] = images;
  const address = (uri: string) => imageAddress(uri, IMAGE_SIZES.tile, hosts.imageBaseUrl);
  return {
    title: stayPackage.name,
    isMissing: false,
    paths: { own: packageLink({ language: "", search: "" }, stayPackage).slice(1) },
    description: stayPackage.content.introduction ?? undefined,
    hero: main && heroImage(main.uri, hosts.imageBaseUrl),
    socialImage: main && address(main.uri),
    structuredData: [
      packageStructuredData(
        stayPackage,
        images.map(({ uri }) => address(uri)),
      ),
    ],
  };
}

/**
 * A package as schema.org data: a product of its supplier, with an offer if the dates have a price
 * (ruling 61).
 *
 * @param images absolute URLs
 */
function packageStructuredData(
  { name, parentName, content, price }: StayPackage,
  images: readonly string[],
): object {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    ...(content.introduction && { description: content.introduction }),
    ...(images.length > 0 && { image: images }),
    brand: { "@type": "Brand", name: parentName },
    ...(price && {
      offers: {
        "@type": "Offer",
        price: price.amount,
        priceCurrency: price.currency,
        availability: "https://schema.org/InStock",
      },
    }),
  };
}
