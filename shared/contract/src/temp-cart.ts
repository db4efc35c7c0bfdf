import type { TempCartItem } from "@stays/domain";
import { itemKeyOf } from "./item-key.ts";

/** The items chosen but not yet in the basket, one per book key (CT-01). All belong to one search. */
export type TempCart = readonly TempCartItem[];

const withAmount = (cart: TempCart, bookKey: string, change: number): TempCart =>
  cart.map((item) => (item.bookKey === bookKey ? { ...item, amount: item.amount + change } : item));

/**
 * Adds an item. Dormitory beds with the same key are summed (HO-03); any other item replaces the one with its
 * key. An item of another search starts a new cart, because an add request has one SearchId.
 */
export function withItem(cart: TempCart, item: TempCartItem): TempCart {
  if (cart.some(({ searchId }) => searchId !== item.searchId)) return [item];
  const known = cart.find(({ bookKey }) => bookKey === item.bookKey);
  if (!known) return [...cart, item];
  if (item.dormitoryBed) return withAmount(cart, item.bookKey, item.amount);
  return cart.map((other) => (other.bookKey === item.bookKey ? item : other));
}

/** The cart without an item, whatever its amount. */
export const withoutItem = (cart: TempCart, bookKey: string): TempCart =>
  cart.filter((item) => item.bookKey !== bookKey);

/** The cart without the items of some keys. */
export const withoutKeys = (cart: TempCart, itemKeys: readonly string[]): TempCart =>
  cart.filter((item) => !itemKeys.includes(itemKeyOf(item)));

/** Raises the amount of an item by one (CT-01). */
export const incremented = (cart: TempCart, bookKey: string): TempCart => withAmount(cart, bookKey, 1);

/** Lowers the amount of an item by one; removes it at an amount of 1. */
export function decremented(cart: TempCart, bookKey: string): TempCart {
  const item = cart.find((other) => other.bookKey === bookKey);
  if (!item) return cart;
  return item.amount <= 1 ? withoutItem(cart, bookKey) : withAmount(cart, bookKey, -1);
}
