import { type Accommodation, cheapest, shownGroups } from "@stays/domain";
import { comparedUnitId } from "@stays/routes";

const lowestPrice = ({ products }: Accommodation): number => cheapest(products)?.price.amount ?? 0;

/** Returns the units that a priced property sells, the cheapest first; a stay without units is its own. */
export function bookableUnits(property: Accommodation): readonly Accommodation[] {
  const units = shownGroups(property).flatMap(({ accommodations }) => accommodations);
  return (units.length > 0 ? units : [property])
    .filter(({ products }) => products.length > 0)
    .sort((one, other) => lowestPrice(one) - lowestPrice(other));
}

/** Returns the compared ids of the units that a village sells, the cheapest first; empty below two. */
export function comparedUnits(property: Accommodation): readonly string[] {
  const units = bookableUnits(property);
  return units.length > 1 ? units.map((unit) => comparedUnitId(property, unit)) : [];
}
