import type { EcommerceItem } from "@stays/contract";
import { nights } from "@stays/days";
import {
  type Accommodation,
  addonNames,
  cheapest,
  contentDigits,
  countGuests,
  type PackageContent,
  type Product,
  type StayPackage,
  saving,
} from "@stays/domain";
import { linkTo, type RouteMatch } from "@stays/routes";
import type { PriceKind, PriceResult } from "@stays/stay-page";
import type { PackageSearch } from "./package-search.ts";

export interface ListedPackage {
  readonly stayPackage: StayPackage;
  /** The cheapest known price configuration, with its included add-ons and conditions. */
  readonly product: Product | null;
}

export interface ListedPackages {
  readonly kind: PriceKind;
  readonly packages: readonly ListedPackage[];
}

export function withoutProduct(stayPackage: StayPackage): ListedPackage {
  return { stayPackage, product: null };
}

/** The packages that are sold with one accommodation, by its bare digits; all packages without. */
export function soldWith(unitId: string | undefined, { kind, packages }: ListedPackages): ListedPackages {
  const isSold = ({ stayPackage }: ListedPackage) =>
    stayPackage.products.some(({ id }) => contentDigits(id) === unitId);
  return { kind, packages: unitId === undefined ? packages : packages.filter(isSold) };
}

/** Packages without prices, filtered by `offerIds` when there are any. */
export function unpriced(
  content: PackageContent,
  offerIds: readonly string[],
  kind: PriceKind,
): ListedPackages {
  const packages = content.packages
    .filter(({ packageId }) => offerIds.length === 0 || offerIds.includes(packageId))
    .map(withoutProduct);
  return { kind, packages };
}

/** The packages of an answer with prices, which are those that are available; an empty one means none (ruling 3). */
export function priced(
  content: PackageContent,
  offerIds: readonly string[],
  { data, isError }: PriceResult,
): ListedPackages {
  if (isError) return unpriced(content, offerIds, "failed");
  if (!data) return unpriced(content, offerIds, "loading");
  const packages = data.accommodations.flatMap(listedPackages);
  return { kind: packages.length > 0 ? "priced" : "none", packages };
}

export function listedPackages(property: Accommodation): readonly ListedPackage[] {
  return property.offers.map((stayPackage) => ({ stayPackage, product: findProduct(stayPackage, property) }));
}

/** The product of a package. Products reference their package by name only. */
export function findProduct({ name }: StayPackage, property: Accommodation): Product | null {
  const units = property.productsGrouped.flatMap((group) => group.accommodations);
  const products = [property, ...units].flatMap((unit) => unit.products);
  return cheapest(products.filter(({ offer }) => offer?.name === name));
}

export interface PackageStay {
  readonly nights: number;
  /** null = several rooms were requested, and Galaxy does not say which one the from-price is for. */
  readonly guests: number | null;
}

/** Nights and guests of a package's price: those of its product, else those of the search. */
export function packageStay(
  { product }: Pick<ListedPackage, "product">,
  { start, end, persons }: Pick<PackageSearch, "start" | "end" | "persons">,
): PackageStay {
  if (product)
    return {
      nights: nights(product.price.start, product.price.end),
      guests: product.price.totalPersons,
    };
  return {
    nights: nights(start, end),
    guests: persons.length === 1 ? countGuests(persons).guests : null,
  };
}

/** What the price of a package includes; nothing without a price: its texts are no list of what one gets. */
export const listIncluded = ({ product }: Pick<ListedPackage, "product">): readonly string[] =>
  product ? addonNames(product.includedAddons) : [];

export function packageItem({ id, name, parentName, price }: StayPackage): EcommerceItem {
  return {
    item_id: id,
    item_name: name,
    item_category: "package",
    item_brand: parentName,
    price: price?.amount,
    discount: (price && saving(price)) || undefined,
    quantity: 1,
  };
}

export function packageLink(
  { language, search }: Pick<RouteMatch, "language" | "search">,
  one: StayPackage,
): string {
  const params = { id: contentDigits(one.parentId), packageId: one.packageId, name: one.urlAlias };
  return linkTo(language, { route: "packagedetail", params, search });
}
