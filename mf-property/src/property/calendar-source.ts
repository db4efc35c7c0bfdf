import type { RouteName } from "@stays/routes";
import type { CalendarSource } from "@stays/search/availability";

/** Whose page it is. Ids are bare digits. */
interface PageItem {
  readonly route: RouteName;
  readonly propertyId: string;
  /** The cabin or room, on the page of one in a property. */
  readonly detailId: string | null;
}

/** The calendar of a page: of a whole village or hotel, of a cabin or room in one, or of one that stands alone. */
export function calendarSource({ route, propertyId, detailId }: PageItem): CalendarSource {
  if (detailId !== null) return { cbisId: detailId, isChild: true, parentProductId: propertyId };
  const isWhole = route === "village" || route === "hotel";
  return isWhole ? { cbisId: propertyId, isPropertyCalendar: true } : { cbisId: propertyId };
}
