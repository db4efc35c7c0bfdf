import type { Product } from "@stays/domain";
import type { Translate } from "@stays/texts";
import { guestSummary } from "../stay/stay-summary.ts";
import { rateName } from "./rate-option.ts";

/** A text that may differ between rates, such as the included add-ons; "" = none. */
type Difference = (product: Product) => string;

/**
 * The names of a unit's rates, in the order of the products. Rates with equal names get their differences
 * added. Names that are still equal are numbered, so that all names differ (HO-03).
 *
 * @param priceOf formats the price, for names that are read without the price beside them
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
  let names = products.map((product) => rateName(product) || t("standardRate"));
  for (const difference of differences) names = withDifference(names, products.map(difference));
  return names.map((name, index) => {
    const indexes = alike(names, name);
    if (indexes.length === 1) return name;
    return t("rateOfSeveral", { name, n: indexes.indexOf(index) + 1, total: indexes.length });
  });
}

const afterComma = (words: string | undefined): string => (words ? `, ${words}` : "");

/** Appends a text to each name that also belongs to another rate with a different text. */
function withDifference(names: string[], words: readonly string[]): string[] {
  return names.map((name, index) => {
    const differs = alike(names, name).some((other) => words[other] !== words[index]);
    return differs ? name + (words[index] ?? "") : name;
  });
}

/** The indexes at which a name occurs. */
function alike(names: readonly string[], name: string): readonly number[] {
  return names.flatMap((other, index) => (other === name ? [index] : []));
}
