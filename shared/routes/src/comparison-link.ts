import { withQueryKeys } from "./query-keys.ts";

/** Query parameter of the results page with the compared stays: `compare=cbis:2001,cbis:2001.3005`. */
export const COMPARISON_KEY = "compare";

/** Most stays of a comparison. */
export const MOST_COMPARED = 4;

/** The id of a unit in a comparison: the id of its property, a dot, and its own digits. */
export const comparedUnitId = (property: { readonly id: string }, unit: { readonly id: string }): string =>
  `${property.id}.${unit.id.slice(unit.id.indexOf(":") + 1)}`;

/** A query string with these stays compared, at most four; without ids it has no comparison. */
export function withCompared(search: string, ids: readonly string[]): string {
  const compared = ids.length > 0 ? ids.slice(0, MOST_COMPARED).join(",") : null;
  // A colon needs no encoding in a query string, and ids stay readable.
  return withQueryKeys(search, { [COMPARISON_KEY]: compared }).replaceAll("%3A", ":");
}
