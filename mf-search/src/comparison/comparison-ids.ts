import { contentDigits } from "@stays/domain";
import { accommodationContentQuery } from "@stays/galaxy";
import { COMPARISON_KEY, MOST_COMPARED } from "@stays/routes";
import { parseIds } from "../shared-link/shared-link.ts";

export const LEAST_COMPARED = 2;

/** Content id of a property. A unit of it follows after a dot, by its digits. */
const VALID = /^[a-z]{4}:\d{1,12}(?:\.\d{1,12})?$/;

/** Returns the ids of the compared stays of a query string: at most four, each once. */
export const parseComparedIds = (search: string): readonly string[] =>
  parseIds(search, { key: COMPARISON_KEY, valid: VALID, most: MOST_COMPARED });

/** Content id of the property of a compared id. */
export const parsePropertyId = (id: string): string => id.split(".")[0] ?? id;

/** Digits of the unit of a compared id; null = the property itself. */
export const parseUnitId = (id: string): string | null => id.split(".")[1] ?? null;

export const listComparedProperties = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.map(parsePropertyId)),
];

export const comparedContentQuery = (propertyId: string) =>
  accommodationContentQuery({ productId: contentDigits(propertyId) });
