import { type SiteSettings, type StaySearch, useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import type { ListedPackage, ListedPackages } from "./listed-package.ts";
import type { PackageSearch } from "./package-search.ts";

const SUPPLIER_KEY = "supplier";

/** The supplier whose packages are shown; null = all suppliers (PK-04). */
export function readSupplier({ rest }: Pick<StaySearch, "rest">): string | null {
  return rest.find(([key, value]) => key === SUPPLIER_KEY && value !== "")?.[1] ?? null;
}

export function withSupplier(search: StaySearch, supplier: string | null): StaySearch {
  const others = search.rest.filter(([key]) => key !== SUPPLIER_KEY);
  return { ...search, rest: supplier === null ? others : [...others, [SUPPLIER_KEY, supplier]] };
}

export function isNarrowed(search: StaySearch): boolean {
  return (
    search.offer.length > 0 ||
    search.attributes.length > 0 ||
    Object.keys(search.capacity).length > 0 ||
    readSupplier(search) !== null
  );
}

/** The search without filters. Dates, guests and promo code stay (PK-01). */
export function withoutFilter(search: StaySearch): StaySearch {
  return { ...withSupplier(search, null), offer: [], attributes: [], capacity: {} };
}

export type PackageOrder = SiteSettings["packages"]["offersSort"];

/** Sorts packages; a missing price counts as 0 (CO-11), and the sort is stable. */
function sortPackages(
  packages: readonly ListedPackage[],
  order: PackageOrder,
  { compare }: Intl.Collator,
): readonly ListedPackage[] {
  const direction = order.endsWith("Desc") ? -1 : 1;
  const amount = ({ stayPackage: { price } }: ListedPackage) => price?.amount ?? 0;
  const difference = order.startsWith("Price")
    ? (one: ListedPackage, other: ListedPackage) => amount(one) - amount(other)
    : (one: ListedPackage, other: ListedPackage) => compare(one.stayPackage.name, other.stayPackage.name);
  return [...packages].sort((one, other) => direction * difference(one, other));
}

interface ListChoice {
  readonly supplier: string | null;
  /** The sort order in the URL. A value of another kind of list is ignored. */
  readonly sort: string | null;
  readonly defaultSort: PackageOrder;
  /** The suppliers of all packages, as Galaxy names them. */
  readonly parentNames: readonly string[];
}

export interface ShownPackages {
  readonly packages: readonly ListedPackage[];
  readonly suppliers: readonly string[];
  readonly orders: readonly PackageOrder[];
  readonly order: PackageOrder;
}

/**
 * The packages of the chosen supplier in the chosen order. Without prices they can be ordered by name only (PK-04).
 * The suppliers do not depend on availability.
 */
export function shownPackages(
  { kind, packages }: ListedPackages,
  { supplier, sort, defaultSort, parentNames }: ListChoice,
  language: string,
): ShownPackages {
  const byName: readonly PackageOrder[] = ["Name-Asc", "Name-Desc"];
  const orders = kind === "priced" ? (["Price-Asc", "Price-Desc", ...byName] as const) : byName;
  const order = orders.find((one) => one === sort) ?? orders.find((one) => one === defaultSort) ?? "Name-Asc";
  const isChosen = ({ stayPackage }: ListedPackage) => stayPackage.parentName === supplier;
  const collator = new Intl.Collator(language);
  return {
    packages: sortPackages(supplier === null ? packages : packages.filter(isChosen), order, collator),
    suppliers: [...new Set(parentNames)].sort(collator.compare),
    orders,
    order,
  };
}

export function useShownPackages(
  listed: ListedPackages,
  search: PackageSearch,
  parentNames: readonly string[] = [],
): ShownPackages {
  const { locale } = useTexts("mf-packages");
  const { offersSort } = useSettings().packages;
  const choice = { supplier: readSupplier(search), sort: search.sort, defaultSort: offersSort, parentNames };
  return shownPackages(listed, choice, locale);
}
