import { type StaySearch, useSettings } from "@stays/contract";
import { type PackageOrder, packageOrders, type StayPackage, sortedPackages } from "@stays/domain";
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

interface ListChoice {
  /** null = all suppliers. */
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
 * The packages of the chosen supplier in the chosen order. Sorting by price requires available packages
 * (PK-04); a default order that is not offered falls back to names. The suppliers do not depend on
 * availability.
 *
 * @param language for the order of names
 */
export function shownPackages(
  { kind, packages }: ListedPackages,
  { supplier, sort, defaultSort, parentNames }: ListChoice,
  language: string,
): ShownPackages {
  const all = packages.map(({ stayPackage }) => stayPackage);
  const orders = packageOrders(kind === "priced" ? all.length : 0);
  const order = orders.find((one) => one === sort) ?? orders.find((one) => one === defaultSort) ?? "Name-Asc";
  const chosen = all.filter(({ parentName }) => supplier === null || parentName === supplier);
  const listed = new Map<StayPackage, ListedPackage>(packages.map((one) => [one.stayPackage, one]));
  return {
    packages: sortedPackages(chosen, order, language).flatMap((one) => listed.get(one) ?? []),
    suppliers: [...new Set(parentNames)].sort(new Intl.Collator(language).compare),
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
