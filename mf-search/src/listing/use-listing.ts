import { useVisit } from "@stays/contract";
import { useMemo } from "react";
import { type Listing, listingOf } from "./listing.ts";

/** Returns the listing that the URL requests. */
export function useListing(): Listing {
  const visit = useVisit();
  return useMemo(() => listingOf(visit), [visit]);
}
