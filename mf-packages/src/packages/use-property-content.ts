import { useSuspenseQuery } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { accommodationContentQuery } from "@stays/galaxy";

/** The property that the packages belong to, without prices; null when it does not exist. */
export function usePropertyContent(propertyId: string): Accommodation | null {
  const { data } = useSuspenseQuery(accommodationContentQuery({ productId: propertyId }));
  return data.accommodations[0] ?? null;
}
