import type { BookingContext } from "@stays/contract";
import {
  type Accommodation,
  contentDigits,
  hasPosition,
  mainFirst,
  type Product,
  type TempCartItem,
} from "@stays/domain";

/** Converts a price configuration of a unit to a temporary cart item. */
export function cartItemOf(unit: Accommodation, product: Product, searchId: string): TempCartItem {
  return {
    bookKey: product.bookingKey,
    name: unit.name,
    price: product.price.amount,
    currency: product.price.currency,
    amount: 1,
    id: unit.id,
    searchId,
    dormitoryBed: unit.content.dormitoryBed,
    persons: product.price.totalPersons,
    rate: rateName(product) || undefined,
    stay: {
      propertyName: unit.parentName,
      propertyId: unit.parentId,
      start: product.price.start,
      end: product.price.end,
      personConfiguration: product.personConfiguration,
      includedAddons: product.includedAddons,
      bookingConditions: product.bookingConditions,
      image: mainFirst(unit.content.images)[0] ?? null,
    },
  };
}

/** The name of a price agreement: its condition, else its offer or discount; "" = it has no name. */
export function rateName(product: Product): string {
  return product.bookingConditions?.name ?? product.offer?.name ?? product.discount?.name ?? "";
}

/** The context of a unit's booking. A unit without a position uses that of its property (ruling 38). */
export function bookingOf(unit: Accommodation, property: Accommodation): BookingContext {
  const position = [unit.content.position, property.content.position].find(hasPosition) ?? null;
  return {
    kind: "accommodation",
    accommodationId: contentDigits(unit.id),
    position,
    day: null,
  };
}
