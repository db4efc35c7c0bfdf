import { type Accommodation, findUnit } from "@stays/domain";
import type { PropertyView } from "./use-property.ts";

/**
 * Finds the cabin or room of the URL in its property. It searches the priced groups, then the children, then
 * the content, which also lists sold-out units (decisions 7 and 8). null = the property has no such unit.
 */
export function findRequestedUnit({ property, content, search }: PropertyView): Accommodation | null {
  const id = search.detailId;
  return id === null ? null : (findUnit(property, id) ?? findUnit(content, id));
}

/**
 * The property view of one unit. If the property has prices and the unit has none, the unit is not available.
 */
export function unitView(view: PropertyView, unit: Accommodation): PropertyView {
  const isSoldOut = view.prices.kind === "priced" && unit.products.length === 0;
  return isSoldOut ? { ...view, prices: { kind: "none" } } : view;
}
