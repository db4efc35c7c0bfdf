import type { RateOption } from "@stays/contract";
import { type Accommodation, mainFirst } from "@stays/domain";
import type { Translate } from "@stays/texts";
import { rateNames } from "./rate-names.ts";
import { cartItemOf } from "./rate-option.ts";

/** The price agreements of a unit as options of the rate modal, each with a distinct name (CT-06). */
export function rateOptions(
  unit: Accommodation,
  searchId: string,
  t: Translate<"property">,
): readonly RateOption[] {
  const names = rateNames(unit.products, t);
  return unit.products.map((product, index) => ({
    item: cartItemOf(unit, product, searchId),
    name: names[index] ?? "",
    terms: product.bookingConditions?.terms ?? null,
    originalPrice: product.price.originalAmount,
    discount: product.discount?.name ?? null,
    includedAddons: product.includedAddons,
    image: mainFirst(product.offer?.content.images ?? [])[0] ?? mainFirst(unit.content.images)[0] ?? null,
  }));
}
