import type { Accommodation } from "@stays/domain";
import { accommodationContentQuery, errorKind, isGalaxyError } from "@stays/galaxy";
import { useSuspenseQuery } from "@stays/query";
import { ContentRefused } from "./content-refused.ts";

/**
 * The property that the packages belong to, without prices; null when it does not exist. One that cannot be read
 * does exist (ruling 74).
 */
export function usePropertyContent(propertyId: string): Accommodation | null {
  const { data } = useSuspenseQuery(accommodationContentQuery({ productId: propertyId }));
  if (!isGalaxyError(data)) {
    const [property] = data.accommodations;
    if (!property && data.totalResults > 0) throw new ContentRefused("The property is unreadable.");
    return property ?? null;
  }
  if (errorKind(data) === "notFound") return null;
  throw new ContentRefused(data.message);
}
