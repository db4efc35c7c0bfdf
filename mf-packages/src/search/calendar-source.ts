import type { CalendarSource } from "@stays/availability";
import type { PackageSearch } from "./package-search.ts";

/** The calendar query of packages: days on which at least one of them can start. */
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
