import { useReplaceSearch, useVisit } from "@stays/contract";
import { useEffect } from "react";
import { withoutPastDates } from "./stay-days.ts";

/** Removes the dates of a stay that has begun before today from the URL (UP-02, ruling 40). */
export function usePresentDates(): void {
  const visit = useVisit();
  const { place } = visit;
  const replaceSearch = useReplaceSearch();
  const present = withoutPastDates(visit);
  useEffect(() => {
    if (present !== place.search) replaceSearch(present);
  }, [present, place.search, replaceSearch]);
}
