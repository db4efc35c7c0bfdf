import type { PageContext, ResolvedSearch, StaySearch } from "@stays/contract";
import { hasUnsetAge, type StayFilter, type StayRequest } from "@stays/domain";
import type { ActivityFilter } from "@stays/galaxy";

/**
 * The dates, guests and promo code that prices are requested for; null when they cannot be: two dates in order and not
 * past, and no unset age are needed (SR-02, SW-13, ruling 40). Every room of an address has an adult.
 */
export function buildStayRequest({
  start,
  end,
  persons,
  promoCode,
  isPast,
}: ResolvedSearch): StayRequest | null {
  if (isPast || start === null || end === null || start >= end || hasUnsetAge(persons)) return null;
  return { start, end, rooms: persons, promoCode };
}

/** The areas of a search; `geos` takes precedence over `geo` (ruling 18). */
export const chosenAreas = ({ geo, geos }: Pick<StaySearch, "geo" | "geos">): readonly number[] =>
  geos.length > 0 || geo === null ? geos : [geo];

/** The filters of a list of stays. */
export function buildStayFilter(search: StaySearch): StayFilter {
  return {
    category: search.category,
    geo: chosenAreas(search),
    name: search.name || null,
    attributes: search.attributes,
    capacityFilter: search.capacity,
    sort: search.sort,
  };
}

/** The search with another category; removes the `room-*` keys, which belong to the previous one (RT-08). */
export function withCategory(search: StaySearch, category: number | null): StaySearch {
  if (category === search.category) return search;
  return { ...search, category, rest: search.rest.filter(([key]) => !key.startsWith("room-")) };
}

/** Why no prices are requested: no dates, dates before today, or a child without an age. */
export type NoPriceReason = "noDates" | "past" | "noAges";

/** Finds the reason why a URL requests no prices; the same on every page with prices (SW-13, ruling 40). */
export function noPriceReason({
  isPast,
  isTooEarly,
  start,
  end,
  persons,
}: Pick<ResolvedSearch, "isPast" | "isTooEarly" | "start" | "end" | "persons">): NoPriceReason {
  if (isPast) return isTooEarly ? "noDates" : "past";
  const hasDates = start !== null && end !== null && start < end;
  return hasDates && hasUnsetAge(persons) ? "noAges" : "noDates";
}

/** The configured activities of a day; Galaxy lists those near the booked accommodation first. */
export function dayActivityFilter({
  search,
  settings,
}: Pick<PageContext, "search" | "settings">): ActivityFilter {
  const { categoryId, attributeId, geoId } = settings.upsell.day;
  return {
    position: search.position,
    category: categoryId,
    attribute: attributeId,
    geo: geoId === null ? [] : [geoId],
  };
}
