import type { CalendarSource } from "@stays/availability";
import type { PageContext } from "@stays/contract";
import type { AccommodationContentArgs, SearchAccommodationArgs } from "@stays/galaxy";
import type { RouteName } from "@stays/routes";
import { buildStayRequest } from "@stays/search";
import type { RequestedStay } from "@stays/stay-page";

export interface PropertySearch extends RequestedStay {
  /** Bare digits of the property; on the page of a cabin or room, of its parent (wire decision 7). */
  readonly propertyId: string;
  /** Bare digits of the cabin or room, on the page of a unit in a property; else null. */
  readonly detailId: string | null;
  readonly content: AccommodationContentArgs;
  /** null = no dates, no guests or dates in the past, so no prices are requested. */
  readonly prices: SearchAccommodationArgs | null;
  /** The filters that narrow the page's units; null = none. */
  readonly filters: UnitFilter | null;
}

export interface UnitFilter {
  readonly attributes: readonly number[];
  /** Facility id -> lowest number wanted. */
  readonly capacityFilter: Readonly<Record<string, number>>;
}

/** The filters that a village shows as chips (VI-02). Filters that a page does not show must not narrow it. */
function shownFilters({ route, search, settings: { filters } }: PageContext): UnitFilter | null {
  if (route.name !== "village") return null;
  const shown = {
    attributes: search.attributes.filter((id) =>
      filters.booleanCheckboxes.some(({ attributeId }) => attributeId === id),
    ),
    capacityFilter: Object.fromEntries(
      filters.capacitySelects.flatMap(({ attributeId }) => {
        const least = search.capacity[attributeId];
        return least === undefined ? [] : [[attributeId, least]];
      }),
    ),
  };
  return shown.attributes.length > 0 || Object.keys(shown.capacityFilter).length > 0 ? shown : null;
}

function calendarSource(route: RouteName, propertyId: string, detailId: string | null): CalendarSource {
  if (detailId !== null) return { cbisId: detailId, isChild: true, parentProductId: propertyId };
  const isWhole = route === "village" || route === "hotel";
  return isWhole ? { cbisId: propertyId, isPropertyCalendar: true } : { cbisId: propertyId };
}

export function propertySearch(pageContext: PageContext): PropertySearch {
  const { route, search } = pageContext;
  const propertyId = route.params.id ?? "";
  const detailId = route.params.detailId ?? null;
  const stay = buildStayRequest(search);
  const filters = shownFilters(pageContext);
  return {
    ...search,
    propertyId,
    detailId,
    calendar: calendarSource(route.name, propertyId, detailId),
    content: { productId: propertyId },
    prices: stay && { productId: propertyId, ...stay, ...filters },
    filters,
  };
}
