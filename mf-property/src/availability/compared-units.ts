import { type Accommodation, cheapest, shownGroups } from "@stays/domain";
import { comparedUnitId } from "@stays/routes";

const priceOf = ({ products }: Accommodation): number => cheapest(products)?.price.amount ?? 0;

/** Returns the compared ids of the units that a village sells, the cheapest first; empty below two. */
export function comparedUnits(property: Accommodation): readonly string[] {
  const units = shownGroups(property)
    .flatMap(({ accommodations }) => accommodations)
    .filter(({ products }) => products.length > 0)
    .sort((one, other) => priceOf(one) - priceOf(other));
  return units.length > 1 ? units.map((unit) => comparedUnitId(property, unit)) : [];
}
