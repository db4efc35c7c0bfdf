import type { CalendarArgs } from "@stays/wire";
import type { PropertySearch } from "../property/property-search.ts";

/** Whose arrival days a calendar shows. */
export type CalendarSource = Pick<
  CalendarArgs,
  "cbisId" | "isPropertyCalendar" | "parentProductId" | "isChild"
>;

/** The calendar of a page: of a whole village or hotel, or of one cabin or room in it. */
export function calendarSource({
  propertyId,
  detailId,
}: Pick<PropertySearch, "propertyId" | "detailId">): CalendarSource {
  return detailId === null
    ? { cbisId: propertyId, isPropertyCalendar: true }
    : { cbisId: detailId, isChild: true, parentProductId: propertyId };
}
