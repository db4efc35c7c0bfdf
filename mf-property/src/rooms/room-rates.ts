import { type Accommodation, type Product, shownGroups } from "@stays/domain";

type Property = Pick<Accommodation, "productsGrouped" | "conditionGroups" | "children">;

/** The names of a room's price configurations, by booking key. */
export type RateNames = ReadonlyMap<string, string>;

/**
 * Names the rates of a hotel's rooms, by booking key. A room is listed under each booking condition, so its
 * rates are compared over all groups and with rooms of the same name. A room with one rate has no rate name
 * (HO-03).
 *
 * @param namesOf names price configurations so that no two names are equal
 */
export function roomRates(
  property: Property,
  namesOf: (products: readonly Product[]) => readonly string[],
): RateNames {
  const rooms = [
    ...shownGroups(property).flatMap(({ accommodations }) => accommodations),
    ...property.children,
  ];
  const byRoom = new Map<string, Map<string, Product>>();
  for (const { name, products } of rooms) {
    const rates = byRoom.get(name) ?? new Map<string, Product>();
    byRoom.set(name, rates);
    for (const product of products) rates.set(product.bookingKey, product);
  }
  const names = new Map<string, string>();
  for (const rates of byRoom.values()) {
    if (rates.size < 2) continue;
    const rateNames = namesOf([...rates.values()]);
    for (const [index, key] of [...rates.keys()].entries()) names.set(key, rateNames[index] ?? "");
  }
  return names;
}
