import type { StayPackage } from "./entities.ts";

/** The sort orders of a package list (PK-04). */
export type PackageOrder = "Price-Asc" | "Price-Desc" | "Name-Asc" | "Name-Desc";

/** Returns the available sort orders: by price only when packages are available (PK-04). */
export function packageOrders(available: number): readonly PackageOrder[] {
  const byName = ["Name-Asc", "Name-Desc"] as const;
  return available > 0 ? ["Price-Asc", "Price-Desc", ...byName] : byName;
}

/** Sorts packages; a missing price counts as 0 (CO-11), and the sort is stable. */
export function sortedPackages(
  packages: readonly StayPackage[],
  order: PackageOrder,
  language: string,
): readonly StayPackage[] {
  const { compare } = new Intl.Collator(language);
  const direction = order.endsWith("Desc") ? -1 : 1;
  const difference = order.startsWith("Price")
    ? (one: StayPackage, other: StayPackage) => (one.price?.amount ?? 0) - (other.price?.amount ?? 0)
    : (one: StayPackage, other: StayPackage) => compare(one.name, other.name);
  return [...packages].sort((one, other) => direction * difference(one, other));
}
