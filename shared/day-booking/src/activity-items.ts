import {
  type Activity,
  cartTotal,
  type Money,
  type Quote,
  type TempCartItem,
  unitPrices,
} from "@stays/domain";
import { needsDecimals } from "@stays/texts/shown-amount";

export interface FoundActivity {
  readonly activity: Pick<Activity, "id" | "name">;
  /** The search that found the day or the tab (CA-30). */
  readonly searchId: string;
}

/** A quote or a departure as a line of the temporary cart; `persons` are those of one unit. */
export const createActivityItem = (
  { activity: { id, name }, searchId }: FoundActivity,
  { bookKey, price }: { readonly bookKey: string; readonly price: Money & Partial<Quote["price"]> },
  { amount, persons }: Pick<TempCartItem, "amount" | "persons">,
): TempCartItem => ({
  bookKey,
  name,
  price: price.amount,
  currency: price.currency,
  amount,
  id,
  searchId,
  dormitoryBed: false,
  persons,
  priceGroup: price.priceGroupName,
});

export function cartTotals(items: readonly TempCartItem[]) {
  const total = cartTotal(items);
  const [first] = items;
  return {
    total,
    persons: items.reduce((sum, item) => sum + item.persons * item.amount, 0),
    /** The prices of one and the total need their decimals. */
    isExact: first !== undefined && needsDecimals(unitPrices(items), total, first.currency),
  };
}
