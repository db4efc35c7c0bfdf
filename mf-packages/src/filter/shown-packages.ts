import { type PackageOrder, packageOrders, type StayPackage, sortedPackages } from "@stays/domain";
import type { ListedPackage, ListedPackages } from "../packages/listed-package.ts";

/** What the visitor has chosen of a list. */
export interface ListChoice {
  /** null = all suppliers. */
  readonly supplier: string | null;
  /** What the address says; another list's order is none of these. */
  readonly sort: string | null;
  /** The setting `packages.offersSort`. */
  readonly defaultSort: PackageOrder;
  /** The suppliers of all packages, as Galaxy names them. */
  readonly parentNames: readonly string[];
}

/** A list as it is shown, with what can be chosen of it. */
export interface ShownPackages {
  readonly packages: readonly ListedPackage[];
  readonly suppliers: readonly string[];
  readonly orders: readonly PackageOrder[];
  readonly order: PackageOrder;
}

/**
 * The packages of the chosen supplier in the chosen order. By price only while packages are available (PK-04); a
 * default that is not on offer gives way to names. The suppliers do not depend on what can be had on the dates.
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
