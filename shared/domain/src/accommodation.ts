import type { Accommodation, AccommodationGroup, Position } from "./entities.ts";

/** Returns the digits after the colon of a content id, as routes and requests use them (RT-07). */
export function contentDigits(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

/** Whether the booking system sells an item; others have no Book button (ruling 39). */
export function isInBookingSystem(id: string): boolean {
  return id.startsWith("cbis:");
}

type Property = Pick<Accommodation, "productsGrouped" | "conditionGroups" | "children">;

/** Whether the units of a group are content only: its key is bare digits (wire decision 7). */
export function isOutsideBooking(group: Pick<AccommodationGroup, "key">): boolean {
  return /^\d+$/.test(group.key);
}

/** Returns the groups of a property: by booking condition when there are any, else by product (HO-01, ruling 12). */
export function shownGroups(property: Property): readonly AccommodationGroup[] {
  return property.conditionGroups.length > 0 ? property.conditionGroups : property.productsGrouped;
}

/** A unit by the {DetailId} of its URL, one of the booking system first (wire decision 7); null = none (CB-01). */
export function findUnit(property: Property, detailId: string): Accommodation | null {
  const units = [...property.productsGrouped, ...property.conditionGroups]
    .flatMap((group) => group.accommodations)
    .concat(property.children)
    .filter((unit) => contentDigits(unit.id) === detailId);
  return units.find((unit) => isInBookingSystem(unit.id)) ?? units[0] ?? null;
}

/** Whether a map can show a position: both coordinates are set, neither of them 0 (MP-01). */
export function hasPosition(position: Position | null): position is Position {
  return position !== null && position.latitude !== 0 && position.longitude !== 0;
}
