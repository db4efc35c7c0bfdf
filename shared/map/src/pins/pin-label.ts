import type { MapPoint } from "../points/map-point.ts";

/** What a pin shows, and what it is called. */
export interface PinLabel {
  readonly text: string;
  readonly name: string;
}

/** Price and currency, else the name (MP-01); called `{name}, {price}`, without a price `{name}`. */
export function pinLabel(
  point: Pick<MapPoint, "name" | "price">,
  money: (amount: number, currency: string) => string,
): PinLabel {
  if (!point.price) return { text: point.name, name: point.name };
  const price = money(point.price.amount, point.price.currency);
  return { text: price, name: `${point.name}, ${price}` };
}
