import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { BasketResult } from "../entities.ts";
import { basketResult } from "../schemas/basket-result.ts";
import { assertAmount, assertFilled } from "../sendable.ts";

/** An item to book, in Galaxy's format. */
interface BasketItem {
  readonly bookKey: string;
  readonly amount: number;
  readonly name: string;
}

/** Items to book and the search they belong to. */
export interface AddToBasketArgs {
  readonly searchId: string;
  readonly items: readonly BasketItem[];
}

/**
 * Sends one of the three add calls, which differ in their path only; `items` is sent as JSON text (ruling
 * 22).
 */
export async function addToBasket(
  galaxy: GalaxyClient,
  operation: string,
  { searchId, items }: AddToBasketArgs,
  signal?: AbortSignal,
): Promise<BasketResult> {
  assertFilled(operation, "searchId", searchId);
  assertFilled(operation, "items", items);
  for (const { bookKey, amount } of items) {
    assertFilled(operation, "BookKey", bookKey);
    assertAmount(operation, "Amount", amount);
  }
  const wireItems = items.map((item) => ({ BookKey: item.bookKey, Amount: item.amount, Name: item.name }));
  const answer = await galaxy.post(operation, { searchId, items: JSON.stringify(wireItems) }, signal);
  return decode(galaxy, operation, answer, () => basketResult);
}
