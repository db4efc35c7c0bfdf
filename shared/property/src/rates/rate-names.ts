import type { Product } from "@stays/stay";
import type { Translate } from "@stays/texts";
import { rateName } from "./rate-option.ts";

/**
 * What the rates of a unit are called, in their order: by their own names; those that share one also by what they
 * include, and those that are still alike by their place among each other, so that no two are called the same (HO-03).
 */
export function rateNames(products: readonly Product[], t: Translate): readonly string[] {
  const own = products.map((product) => rateName(product) || t("standardRate"));
  const told = products.map(({ includedAddons }, index) => {
    const name = own[index] ?? "";
    return alike(own, name).length > 1
      ? [name, ...includedAddons.map((addon) => addon.name)].join(" + ")
      : name;
  });
  return told.map((name, index) => {
    const places = alike(told, name);
    if (places.length === 1) return name;
    return t("rateOfSeveral", { name, n: places.indexOf(index) + 1, total: places.length });
  });
}

/** Where a name stands among others. */
function alike(names: readonly string[], name: string): readonly number[] {
  return names.flatMap((other, index) => (other === name ? [index] : []));
}
