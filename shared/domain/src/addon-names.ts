import type { Product } from "@stays/galaxy/entities";

/** Returns the names of included add-ons, with their number where there are several: `2 × Breakfast`. */
export function addonNames(addons: Product["includedAddons"]): readonly string[] {
  return addons.map(({ name, amount }) => (amount > 1 ? `${amount} × ${name}` : name));
}
