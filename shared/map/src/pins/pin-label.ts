import type { MapPoint } from "../points/map-point.ts";

/** The text and the accessible name of a pin. */
export interface PinLabel {
  readonly text: string;
  readonly name: string;
}

/**
 * Returns price and currency, else the name (MP-01). The accessible name is `{name}, {price}`, without a
 * price `{name}`.
 */
export function pinLabel(
  point: Pick<MapPoint, "name" | "price">,
  money: (amount: number, currency: string) => string,
): PinLabel {
  if (!point.price) return { text: point.name, name: point.name };
  const price = money(point.price.amount, point.price.currency);
  return { text: price, name: `${point.name}, ${price}` };
}
