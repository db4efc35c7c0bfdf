import type { Product } from "@stays/domain";
import type { Translate } from "@stays/texts";
import { guestSummary } from "../stay/stay-summary.ts";
import { rateName } from "./rate-option.ts";

/** What one rate has and another may not, in words; "" = nothing. */
type Difference = (product: Product) => string;

/**
 * What the rates of a unit are called, in their order: by their own names; those that share one also by what differs
 * between them, and those that are still alike by their place among each other, so that no two are called the same
 * (HO-03).
 *
 * @param priceOf the price in words, where the name must also be understood without the price beside it
 */
export function rateNames(
  products: readonly Product[],
  t: Translate<"property">,
  priceOf?: Difference,
): readonly string[] {
  const differences: readonly Difference[] = [
    ({ includedAddons }) => includedAddons.map((addon) => ` + ${addon.name}`).join(""),
    ({ offer }) => afterComma(offer?.name),
    ({ discount }) => afterComma(discount?.name),
    ({ personConfiguration }) => afterComma(guestSummary([personConfiguration], t)),
    ...(priceOf ? [(product: Product) => afterComma(priceOf(product))] : []),
  ];
  const own = products.map((product) => rateName(product) || t("standardRate"));
  const told = differences.reduce(
    (names, difference) => withDifference(names, products.map(difference)),
    own,
  );
  return told.map((name, index) => {
    const places = alike(told, name);
    if (places.length === 1) return name;
    return t("rateOfSeveral", { name, n: places.indexOf(index) + 1, total: places.length });
  });
}

const afterComma = (words: string | undefined): string => (words ? `, ${words}` : "");

/** Adds its words to each name that another has too, where the words of the two are not the same. */
function withDifference(names: string[], words: readonly string[]): string[] {
  return names.map((name, index) => {
    const differs = alike(names, name).some((other) => words[other] !== words[index]);
    return differs ? name + (words[index] ?? "") : name;
  });
}

/** Where a name is among others. */
function alike(names: readonly string[], name: string): readonly number[] {
  return names.flatMap((other, index) => (other === name ? [index] : []));
}
