import type { Facility } from "./facility.ts";
import { BEDROOMS, BEDS, REPLACED, REPLACES, VIDEO } from "./facility-ids.ts";

/** Whether a facility is there: the text False means absent, and so does none (AT-01). */
export function isPresent(facility: Facility): boolean {
  const value = wordOf(facility);
  return value !== "false" && value !== "";
}

/** A facility in words: `Sauna`, `Beds: 6`. The text True means present, it is never printed (AT-01). */
export function facilityText(facility: Pick<Facility, "name" | "type" | "value">): string {
  const { name, type, value } = facility;
  return type === "Boolean" || wordOf(facility) === "true" ? name : `${name}: ${value.trim()}`;
}

const wordOf = ({ value }: Pick<Facility, "value">): string => value.trim().toLowerCase();

/** The facility of an id, when it is there. */
export function facilityOf(facilities: readonly Facility[], id: number): Facility | null {
  return facilities.find((facility) => facility.id === id && isPresent(facility)) ?? null;
}

/** Whether an item has a facility. */
export function hasFacility(facilities: readonly Facility[], id: number): boolean {
  return facilityOf(facilities, id) !== null;
}

/** The facility that tells the number of beds. */
export function beds(facilities: readonly Facility[]): Facility | null {
  return facilityOf(facilities, BEDS);
}

/** The facility that tells the number of bedrooms: 603, else 589, else 130 (AT-01). */
export function bedrooms(facilities: readonly Facility[]): Facility | null {
  for (const id of BEDROOMS) {
    const found = facilityOf(facilities, id);
    if (found) return found;
  }
  return null;
}

/** Which facilities may stand as icons, and how many: the settings' `attributes` with the place's own maximum. */
export interface TopAttributeSettings {
  /** Allowed ones in their order; [] = any with an icon, in the item's order. */
  readonly topAttributeIds: readonly number[];
  readonly max: number;
}

/** The top icons of an item: those it has, never beds nor bedrooms, nor what another replaces (AT-01). */
export function topAttributes(
  facilities: readonly Facility[],
  { topAttributeIds, max }: TopAttributeSettings,
): readonly Facility[] {
  const never: readonly number[] = [BEDS, ...BEDROOMS];
  const can = commonFacilities(facilities).filter(({ icon, id }) => icon !== null && !never.includes(id));
  const chosen =
    topAttributeIds.length === 0
      ? can
      : topAttributeIds.flatMap((id) => can.find((facility) => facility.id === id) ?? []);
  return chosen.slice(0, max);
}

/** What detail pages list: one kind of bedrooms only, and nothing that another facility replaces (AT-01). */
export function detailFacilities(facilities: readonly Facility[]): readonly Facility[] {
  const shownBedrooms = bedrooms(facilities)?.id;
  return commonFacilities(facilities).filter(
    ({ id }) => id === shownBedrooms || !(BEDROOMS as readonly number[]).includes(id),
  );
}

/** What other places list: those present; 100043 not when 100724 is set. The video has a button, not a line (VD-01). */
export function commonFacilities(facilities: readonly Facility[]): readonly Facility[] {
  const replaced = hasFacility(facilities, REPLACES);
  return facilities.filter(
    (facility) => isPresent(facility) && facility.id !== VIDEO && !(replaced && facility.id === REPLACED),
  );
}
