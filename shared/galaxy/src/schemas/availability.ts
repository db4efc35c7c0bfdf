import type { AccommodationAvailability, AccommodationContent } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { accommodation } from "./accommodation.ts";
import { count, filledText } from "./values.ts";

/** A page of stays with prices. */
export function accommodationAvailability(items: Items): Decoder<AccommodationAvailability> {
  return v.pipe(
    v.object({
      Accommodations: items.mainList("Accommodations", accommodation(items)),
      TotalResults: count,
      SearchId: filledText,
    } satisfies Reads<Wire["AccommodationAvailability"]>),
    v.transform((it) => ({
      accommodations: it.Accommodations,
      totalResults: it.TotalResults,
      searchId: it.SearchId,
    })),
  );
}

/** A page of stays without prices. A missing `Success` is a failure (EC-11). */
export function accommodationContent(items: Items): Decoder<AccommodationContent> {
  return v.pipe(
    v.object({
      Success: v.literal(true),
      Items: items.mainList("Items", accommodation(items)),
      TotalResults: count,
    } satisfies Reads<Wire["AccommodationContentList"]>),
    v.transform((it) => ({ accommodations: it.Items, totalResults: it.TotalResults })),
  );
}
