import type { Accommodation, OfferPrice, PersonConfiguration, Product } from "@stays/domain";

/** Price of a card, with its stay dates. */
export interface CardPrice extends OfferPrice {
  readonly start: string;
  readonly end: string;
}

const samePersons = (one: PersonConfiguration, other: PersonConfiguration): boolean =>
  one.adults === other.adults && one.childrenAges.join() === other.childrenAges.join();

/** Returns the product of each requested room: the first one for its persons. [] without products. */
export function roomProducts(
  products: readonly Product[],
  rooms: readonly PersonConfiguration[],
): readonly Product[] {
  const [first] = products;
  if (!first) return [];
  return (rooms.length > 0 ? rooms : [first.personConfiguration]).map(
    (room) => products.find((product) => samePersons(product.personConfiguration, room)) ?? first,
  );
}

/**
 * Returns the lowest price of the whole search for a stay (SR-05). It adds one product per requested room,
 * because Galaxy returns the cheapest product of each distinct person configuration (wire decision 6). null
 * without products.
 */
export function fromPrice(
  { products }: Pick<Accommodation, "products">,
  rooms: readonly PersonConfiguration[],
): CardPrice | null {
  const [first] = products;
  if (!first) return null;
  const chosen = roomProducts(products, rooms);
  const amount = chosen.reduce((sum, { price }) => sum + price.amount, 0);
  const original = chosen.reduce((sum, { price }) => sum + (price.originalAmount ?? price.amount), 0);
  const { currency, start, end } = first.price;
  return { amount, currency, start, end, originalAmount: original === amount ? null : original };
}

/** Returns the discount of a price in whole percent; null below 1 % and without an original price (SR-05). */
export function discountPercent(price: OfferPrice | null): number | null {
  if (!price?.originalAmount) return null;
  const percent = Math.round(((price.originalAmount - price.amount) * 100) / price.originalAmount);
  return percent >= 1 ? percent : null;
}
