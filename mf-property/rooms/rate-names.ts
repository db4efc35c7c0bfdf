import { rateName } from "@stays/property";
import type { Product } from "@stays/stay";

const isShared = (names: readonly string[], name: string): boolean =>
  names.filter((other) => other === name).length > 1;

/**
 * What the rates of a room are called, in their order: by their own names; those that share one also by what they
 * include, so that each can be told from the others (HO-03).
 *
 * @param unnamed what a rate without a name is called
 */
export function rateNames(products: readonly Product[], unnamed: string): readonly string[] {
  const own = products.map((product) => rateName(product) || unnamed);
  return products.map(({ includedAddons }, index) => {
    const name = own[index] ?? unnamed;
    return isShared(own, name) ? [name, ...includedAddons.map((addon) => addon.name)].join(" + ") : name;
  });
}

/** What a rate's buttons call it: by its words with the price where its name alone is another rate's too. */
export function spokenRate(names: readonly string[], name: string, withPrice: string): string {
  return isShared(names, name) ? withPrice : name;
}
