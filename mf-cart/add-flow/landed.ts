import type { Basket, TempCartItem } from "@stays/stay";
import { isRefusal, type Refusal } from "@stays/wire";

function linesNamed(basket: Basket | null, names: ReadonlySet<string>): number {
  if (!basket) return 0;
  return basket.groups.flatMap((group) => group.products).filter((product) => names.has(product.name)).length;
}

/**
 * Is what was sent in the basket although no answer came? Told by lines of that name which were not there before.
 * Without a look from before it is not known, and counts as no: a visitor may try again, and sees the basket.
 *
 * @param before the basket as last seen before the add; null = there was none, undefined = never seen
 */
export function hasLanded(
  before: Basket | null | undefined,
  after: Basket | Refusal,
  items: readonly TempCartItem[],
): boolean {
  if (before === undefined) return false;
  const names = new Set(items.map((item) => item.name));
  return linesNamed(isRefusal(after) ? null : after, names) > linesNamed(before, names);
}
