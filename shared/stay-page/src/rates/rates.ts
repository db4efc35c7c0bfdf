import type { BookingContext, RateOption } from "@stays/contract";
import {
  type Accommodation,
  contentDigits,
  hasPosition,
  mainFirst,
  type Product,
  type TempCartItem,
} from "@stays/domain";
import type { Translate } from "@stays/texts";
import type { GuestText } from "@stays/ui";

export function createCartItem(unit: Accommodation, product: Product, searchId: string): TempCartItem {
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
export function createBookingContext(unit: Accommodation, property: Accommodation): BookingContext {
  const position = [unit.content.position, property.content.position].find(hasPosition) ?? null;
  return {
    kind: "accommodation",
    accommodationId: contentDigits(unit.id),
    position,
    day: null,
  };
}

/** The price agreements of a unit as options of the rate modal, each with a distinct name (CT-06). */
export function rateOptions(
  unit: Accommodation,
  searchId: string,
  t: Translate<"property">,
  guestText: GuestText,
): readonly RateOption[] {
  const names = rateNames(unit.products, t, guestText);
  return unit.products.map((product, index) => ({
    item: createCartItem(unit, product, searchId),
    name: names[index] ?? "",
    terms: product.bookingConditions?.terms ?? null,
    originalPrice: product.price.originalAmount,
    discount: product.discount?.name ?? null,
    includedAddons: product.includedAddons,
    image: mainFirst(product.offer?.content.images ?? [])[0] ?? mainFirst(unit.content.images)[0] ?? null,
  }));
}

/** A text that may differ between rates, such as the included add-ons; "" = none. */
type Difference = (product: Product) => string;

/**
 * The names of a unit's rates, in the order of the products. Rates with equal names get their differences
 * added. Names that are still equal are numbered, so that all names differ (HO-03).
 *
 * @param formatPrice formats the price, for names that are read without the price beside them
 */
export function rateNames(
  products: readonly Product[],
  t: Translate<"property">,
  guestText: GuestText,
  formatPrice?: Difference,
): readonly string[] {
  const differences: readonly Difference[] = [
    ({ includedAddons }) => includedAddons.map((addon) => ` + ${addon.name}`).join(""),
    ({ offer }) => afterComma(offer?.name),
    ({ discount }) => afterComma(discount?.name),
    ({ personConfiguration }) => afterComma(guestText([personConfiguration])),
    ...(formatPrice ? [(product: Product) => afterComma(formatPrice(product))] : []),
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

function withDifference(names: string[], words: readonly string[]): string[] {
  return names.map((name, index) => {
    const differs = alike(names, name).some((other) => words[other] !== words[index]);
    return differs ? name + (words[index] ?? "") : name;
  });
}

function alike(names: readonly string[], name: string): readonly number[] {
  return names.flatMap((other, index) => (other === name ? [index] : []));
}
