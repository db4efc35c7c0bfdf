import { useVisit } from "@stays/contract";
import { useMemo } from "react";
import { type Listing, listingOf } from "./listing.ts";

/** What the address asks to be listed. */
export function useListing(): Listing {
  const visit = useVisit();
  return useMemo(() => listingOf(visit), [visit]);
}
