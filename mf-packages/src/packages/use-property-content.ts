import { useSuspenseQuery } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { accommodationContentQuery, errorKind, isGalaxyError } from "@stays/galaxy";
import { ContentRefused } from "./content-refused.ts";

/** The property that the packages belong to, without prices; null when it does not exist. */
export function usePropertyContent(propertyId: string): Accommodation | null {
  const { data } = useSuspenseQuery(accommodationContentQuery({ productId: propertyId }));
  if (!isGalaxyError(data)) return data.accommodations[0] ?? null;
  if (errorKind(data) === "notFound") return null;
  throw new ContentRefused(data.message);
}
