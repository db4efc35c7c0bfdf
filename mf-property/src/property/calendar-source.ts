import type { CalendarSource } from "@stays/availability";
import type { RouteName } from "@stays/routes";

/** The item of a page. Ids are bare digits. */
interface PageItem {
  readonly route: RouteName;
  readonly propertyId: string;
  /** The cabin or room, on the page of a unit in a property; else null. */
  readonly detailId: string | null;
}

/**
 * The calendar query of a page: for a whole village or hotel, for a unit in one, or for a single cabin or
 * room.
 */
export function calendarSource({ route, propertyId, detailId }: PageItem): CalendarSource {
  if (detailId !== null) return { cbisId: detailId, isChild: true, parentProductId: propertyId };
  const isWhole = route === "village" || route === "hotel";
  return isWhole ? { cbisId: propertyId, isPropertyCalendar: true } : { cbisId: propertyId };
}
