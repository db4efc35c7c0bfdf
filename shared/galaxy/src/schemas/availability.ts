import * as v from "valibot";
import type { Items } from "../items.ts";
import { accommodation } from "./accommodation.ts";
import { count, filledText } from "./values.ts";

/** A page of stays with prices. */
export function accommodationAvailability(items: Items) {
  return v.pipe(
    v.object({
      Accommodations: items.mainList("Accommodations", accommodation(items)),
      TotalResults: count,
      SearchId: filledText,
    }),
    v.transform((it) => ({
      accommodations: it.Accommodations,
      /** Total over all pages; counts packages when only packages were requested. */
      totalResults: it.TotalResults,
      searchId: it.SearchId,
    })),
  );
}

/** A page of stays with prices, and the id of its running search. */
export type AccommodationAvailability = v.InferOutput<ReturnType<typeof accommodationAvailability>>;

/** A page of stays without prices. A missing `Success` is a failure (EC-11). */
export function accommodationContent(items: Items) {
  return v.pipe(
    v.object({
      Success: v.literal(true),
      Items: items.mainList("Items", accommodation(items)),
      TotalResults: count,
    }),
    v.transform((it) => ({ accommodations: it.Items, totalResults: it.TotalResults })),
  );
}

/** A page of stays without prices, or one property with all its units as children. */
export type AccommodationContent = v.InferOutput<ReturnType<typeof accommodationContent>>;
