import { type Accommodation, type Product, shownGroups, type TempCartItem } from "@stays/domain";
import { createCartItem } from "@stays/stay-page";

type Property = Pick<Accommodation, "productsGrouped" | "conditionGroups" | "children">;

export type RateNames = ReadonlyMap<string, string>;

/**
 * Names the rates of a hotel's rooms, by booking key. A room is listed under each booking condition, so its rates are
 * compared over all groups, by the name of the room. A room with one rate has no rate name (HO-03).
 */
export function roomRates(
  property: Property,
  nameProducts: (products: readonly Product[]) => readonly string[],
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
    const rateNames = nameProducts([...rates.values()]);
    for (const [index, key] of [...rates.keys()].entries()) names.set(key, rateNames[index] ?? "");
  }
  return names;
}

export function roomItems(room: Accommodation, rates: RateNames, searchId: string): readonly TempCartItem[] {
  return room.products.map((product) => {
    const item = createCartItem(room, product, searchId);
    const rate = rates.get(product.bookingKey);
    return rate === undefined ? item : { ...item, rate };
  });
}
