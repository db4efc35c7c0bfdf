import type { CalendarSource } from "@stays/search/availability";
import type { PackageSearch } from "./package-search.ts";

/** The calendar of packages: days on which some of them can begin. */
export function calendarSource({
  propertyId,
  offerIds,
}: Pick<PackageSearch, "propertyId" | "offerIds">): CalendarSource {
  return {
    ...(propertyId !== null && { cbisId: propertyId, isPropertyCalendar: true }),
    offersOnly: true,
    offerIds,
  };
}
