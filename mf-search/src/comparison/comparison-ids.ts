import { type Accommodation, contentDigits } from "@stays/domain";
import { withQueryKeys } from "@stays/routes";
import { idsIn } from "../shared-link/ids-in-query.ts";

/** Query parameter with the compared stays, such as `compare=cbis:2001,cbis:2001.3005`. */
export const COMPARISON_KEY = "compare";

/** Fewest and most stays of a comparison. */
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

/** Content id of a property. A unit of it follows after a dot, by its digits. */
const VALID = /^[a-z]{4}:\d{1,12}(?:\.\d{1,12})?$/;

/** Returns the ids of the compared stays of a query string: at most four, each once. */
export const comparedIds = (search: string): readonly string[] =>
  idsIn(search, { key: COMPARISON_KEY, valid: VALID, most: MOST_COMPARED });

/** Returns the query string with these stays compared; without ids it has no comparison. */
export function withCompared(search: string, ids: readonly string[]): string {
  const compared = ids.length > 0 ? ids.slice(0, MOST_COMPARED).join(",") : null;
  // A colon needs no encoding in a query string, and ids stay readable.
  return withQueryKeys(search, { [COMPARISON_KEY]: compared }).replaceAll("%3A", ":");
}

/** Content id of the property of a compared id. */
export const propertyIdOf = (id: string): string => id.split(".")[0] ?? id;

/** Digits of the unit of a compared id; null = the property itself. */
export const unitIdOf = (id: string): string | null => id.split(".")[1] ?? null;

/** The compared id of a unit of a property. */
export const comparedUnitId = (
  property: Pick<Accommodation, "id">,
  unit: Pick<Accommodation, "id">,
): string => `${property.id}.${contentDigits(unit.id)}`;
