import type { Accommodation, AccommodationGroup, StayPackage } from "@stays/domain";
import { noPriceReason } from "@stays/search";
import type { PriceKind, PriceResult } from "@stays/stay-page";
import { type ListedPackage, listedPackages, priced } from "../list/listed-package.ts";
import type { PackageSearch } from "../list/package-search.ts";

export interface PackageView {
  readonly listed: ListedPackage;
  /** The availability answer; without prices, the content. */
  readonly property: Accommodation;
  readonly kind: PriceKind;
  readonly groups: readonly AccommodationGroup[];
  /** null = no prices. */
  readonly searchId: string | null;
}

/** A package with its prices: its accommodations are those of the answer, without one those that it names. */
export function packageView(
  stayPackage: StayPackage,
  property: Accommodation,
  search: PackageSearch,
  answer: PriceResult,
): PackageView {
  const bare = { listed: { stayPackage, product: null }, property, searchId: null };
  const groups = unitsByProduct(stayPackage, property);
  if (!search.prices) return { ...bare, kind: noPriceReason(search), groups };
  const { kind } = priced({ packages: [stayPackage], parentNames: [] }, [], answer);
  const { data } = answer;
  const found = data?.accommodations[0];
  if (kind !== "priced" || !found || !data) return { ...bare, kind, groups: kind === "none" ? [] : groups };
  const listed = listedPackages(found).find((one) => one.stayPackage.packageId === stayPackage.packageId);
  return {
    listed: listed ?? bare.listed,
    property: found,
    kind,
    groups: soldGroups(found),
    searchId: data.searchId,
  };
}

/** The sold groups of a property. One that is sold as a whole has no groups, so it is its own. */
function soldGroups(property: Accommodation): readonly AccommodationGroup[] {
  if (property.productsGrouped.length > 0 || property.products.length === 0) return property.productsGrouped;
  return [{ key: `cbis:${property.productId}`, accommodations: [property] }];
}

function unitsByProduct({ products }: StayPackage, property: Accommodation): readonly AccommodationGroup[] {
  const named = new Set(products.map(({ id }) => id));
  const groups = new Map<string, Accommodation[]>();
  for (const unit of [property, ...property.children].filter(({ id }) => named.has(id))) {
    const key = `cbis:${unit.productId}`;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups].map(([key, accommodations]) => ({ key, accommodations }));
}
