import type { Basket, TempCartItem } from "@stays/stay";
import { isRefusal, type Refusal } from "@stays/wire";

type BasketAnswer = Basket | Refusal;

function linesNamed(basket: BasketAnswer, names: ReadonlySet<string>): number {
  if (isRefusal(basket)) return 0;
  return basket.groups.flatMap((group) => group.products).filter((product) => names.has(product.name)).length;
}

/**
 * Is what was sent in the basket although no answer came? Told by lines of that name which were not there before.
 * Without a look from before it is not known, and counts as no: a visitor may try again, and sees the basket.
 *
 * @param before the basket as last seen before the add, undefined = never seen
 */
export function hasLanded(
  before: BasketAnswer | undefined,
  after: BasketAnswer,
  items: readonly TempCartItem[],
): boolean {
  if (before === undefined) return false;
  const names = new Set(items.map((item) => item.name));
  return linesNamed(after, names) > linesNamed(before, names);
}
