import { galaxyErrorOf } from "../services/galaxy-error-of.ts";
import { isBasketOperation, isPublicOperation } from "../services/public-operation.ts";
import type { KeptAnswer } from "./keep-message.ts";

/**
 * Whether an answer may be stored: a good one that is the same for everyone, and the visitor's own basket, so that
 * the trip can be read. That the basket is gone replaces the stored one.
 */
export function isStorable({ queryHash, data }: Pick<KeptAnswer, "queryHash" | "data">): boolean {
  const key: unknown = JSON.parse(queryHash);
  if (!Array.isArray(key) || key[0] !== "galaxy") return false;
  const operation: unknown = key[1];
  if (isBasketOperation(operation)) return true;
  // A promo code belongs to one visitor.
  return !galaxyErrorOf(data) && isPublicOperation(operation) && !queryHash.includes('"promoCode":"');
}
