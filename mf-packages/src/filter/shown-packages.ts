import { type PackageOrder, packageOrders, type StayPackage, sortedPackages } from "@stays/domain";
import type { ListedPackage, ListedPackages } from "../packages/listed-package.ts";

/** The visitor's choices for a list. */
export interface ListChoice {
  /** null = all suppliers. */
  readonly supplier: string | null;
  /** The sort order in the URL. A value of another kind of list is ignored. */
  readonly sort: string | null;
  /** The setting `packages.offersSort`. */
  readonly defaultSort: PackageOrder;
  /** The suppliers of all packages, as Galaxy names them. */
  readonly parentNames: readonly string[];
}

/** A list as shown, with its available choices. */
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
