import type { CalendarSource } from "@stays/property";
import type { PropertySearch } from "../property/property-search.ts";

/** The calendar of a page: of a whole village or hotel, or of one cabin or room in it. */
export function calendarSource({
  propertyId,
  detailId,
}: Pick<PropertySearch, "propertyId" | "detailId">): CalendarSource {
  return detailId === null
    ? { cbisId: propertyId, isPropertyCalendar: true }
    : { cbisId: detailId, isChild: true, parentProductId: propertyId };
}
