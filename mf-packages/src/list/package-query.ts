import type { PageContext, PageQuery, QueryClient } from "@stays/contract";
import type { Accommodation, AccommodationAvailability, PackageContent, StayPackage } from "@stays/domain";
import {
  accommodationContentQuery,
  accommodationQuery,
  contentOfferQuery,
  partOf,
  type SearchAccommodationArgs,
} from "@stays/galaxy";
import { findProduct } from "./listed-package.ts";
import { type PackageSearch, packageSearch } from "./package-search.ts";

const NO_UNITS = { children: [], productsGrouped: [], conditionGroups: [] } as const;
const NO_TEXTS = { description: null, informationOthers: {}, attributes: [] } as const;

/** What a list and its dialog show of a package. */
const listed = (one: StayPackage): StayPackage => ({ ...one, content: { ...one.content, ...NO_TEXTS } });

const packagesPart = (answer: PackageContent): PackageContent => ({
  ...answer,
  packages: answer.packages.map(listed),
});

const suppliersPart = (answer: PackageContent): PackageContent => ({ ...answer, packages: [] });

/** The packages of a property, and of its units' products the one that each package shows. */
function offersPart(property: Accommodation): Accommodation {
  const products = property.offers.flatMap((one) => findProduct(one, property) ?? []);
  const NO_CONTENT = { images: [], information: [] };
  return {
    ...property,
    ...NO_UNITS,
    content: { ...property.content, ...NO_TEXTS, images: [], information: [] },
    products: products.map((one) => ({ ...one, offer: one.offer && { ...one.offer, content: NO_CONTENT } })),
    offers: property.offers.map(listed),
  };
}

const pricesPart = (answer: AccommodationAvailability): AccommodationAvailability => ({
  ...answer,
  accommodations: answer.accommodations.map(offersPart),
});

/**
 * The queries of a list of packages: the parts of Galaxy's answers that it shows. Prices have the packages, so with
 * dates the content has only suppliers, until prices have failed.
 */
export function packageListQueries({ content, prices }: PackageSearch) {
  const whole = contentOfferQuery(content);
  const packages = partOf(whole, "list", packagesPart);
  return {
    packages,
    content: prices ? partOf(whole, "suppliers", suppliersPart) : packages,
    prices: (args: SearchAccommodationArgs) => partOf(accommodationQuery(args), "list", pricesPart),
  };
}

/** A property without its units, for a page of its packages. */
export const packagesPropertyQuery = (productId: string) =>
  partOf(accommodationContentQuery({ productId }), "packages", (answer) => ({
    ...answer,
    accommodations: answer.accommodations.map((property) => ({ ...property, ...NO_UNITS, offers: [] })),
  }));

/** The queries of a page with a list of packages. */
export function packageListPageQueries(pageContext: PageContext, data: QueryClient): readonly PageQuery[] {
  const search = packageSearch(pageContext);
  const { content, packages, prices } = packageListQueries(search);
  const priced = search.prices && prices(search.prices);
  const hasFailed = priced && data.getQueryState(priced.queryKey)?.status === "error";
  return [
    content,
    ...(search.propertyId === null ? [] : [packagesPropertyQuery(search.propertyId)]),
    ...(priced ? [priced] : []),
    ...(hasFailed ? [packages] : []),
  ];
}
