import { type Accommodation, findUnit } from "@stays/domain";
import type { PropertyView } from "./use-property.ts";

/**
 * The cabin or room of the address in the answer of its property: over the priced groups, then the children, then the
 * content, which also knows a unit that is sold out (decisions 7 and 8). null = the property has none of that id.
 */
export function findRequestedUnit({ property, content, search }: PropertyView): Accommodation | null {
  const id = search.detailId;
  return id === null ? null : (findUnit(property, id) ?? findUnit(content, id));
}

/** What is known of one unit's prices: where its property has prices and it has none, it cannot be had. */
export function unitView(sight: PropertyView, unit: Accommodation): PropertyView {
  const isTaken = sight.prices.kind === "priced" && unit.products.length === 0;
  return isTaken ? { ...sight, prices: { kind: "none" } } : sight;
}
