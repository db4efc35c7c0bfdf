import {
  type Accommodation,
  cheapest,
  contentDigits,
  type PackageContent,
  type Product,
  type StayPackage,
} from "@stays/domain";
import type { PriceKind, PriceResult } from "@stays/stay-page";

/** A package as a list shows it. */
export interface ListedPackage {
  readonly stayPackage: StayPackage;
  /** The cheapest known price configuration, with its included add-ons and conditions. */
  readonly product: Product | null;
}

/** Whether a package has a price, but its included add-ons are not known. */
export function hasPriceWithoutProduct({ stayPackage, product }: ListedPackage): boolean {
  return stayPackage.price !== null && product === null;
}

/** The packages of a list, with the state of their prices. */
export interface ListedPackages {
  readonly kind: PriceKind;
  readonly packages: readonly ListedPackage[];
}

/** A package without a known price configuration. */
export function untold(stayPackage: StayPackage): ListedPackage {
  return { stayPackage, product: null };
}

/**
 * The packages of a list that are sold with one accommodation.
 *
 * @param unitId bare digits; all packages when omitted
 */
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
    .map(untold);
  return { kind, packages };
}

/**
 * The packages of an answer with prices. Packages that are not available on the dates are not in the answer.
 * An empty list means none (ruling 3); a failure leaves the packages without prices.
 */
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

/** The packages that a property sells. */
export function listedPackages(property: Accommodation): readonly ListedPackage[] {
  return property.offers.map((stayPackage) => ({ stayPackage, product: productOf(stayPackage, property) }));
}

/** The product of a package. Products reference their package by name only. */
function productOf({ name }: StayPackage, property: Accommodation): Product | null {
  const units = property.productsGrouped.flatMap((group) => group.accommodations);
  const products = [property, ...units].flatMap((unit) => unit.products);
  return cheapest(products.filter(({ offer }) => offer?.name === name));
}
