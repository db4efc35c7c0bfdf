import type { Basket } from "@stays/domain";

/** Number of lines in the basket panel: the products of all groups (ruling 55). */
export function basketSize(basket: Basket | null): number {
  return basket?.groups.reduce((sum, group) => sum + group.products.length, 0) ?? 0;
}
