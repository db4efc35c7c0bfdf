import { contentDigits } from "@stays/domain";
import { accommodationContentQuery } from "@stays/galaxy";
import { propertyIdOf } from "./comparison-ids.ts";

/** The distinct properties of compared stays, by content id. */
export const comparedProperties = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.map(propertyIdOf)),
];

/** Query of a property's content, with its units. */
export const comparedContentQuery = (propertyId: string) =>
  accommodationContentQuery({ productId: contentDigits(propertyId) });
