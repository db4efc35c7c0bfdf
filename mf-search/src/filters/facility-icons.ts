import type { Accommodation } from "@stays/domain";

/** Icon names by facility id; null = the facility has no icon. */
export type FacilityIcons = ReadonlyMap<number, string | null>;

/** Stays that are searched for icons; the first page has those of all common facilities. */
const STAYS = 24;

/**
 * Returns the icons of facilities. The settings do not contain them, only stays with the facility do.
 *
 * @param known icons of earlier lists, kept when these stays have none
 * @returns `known` itself when nothing changed
 */
export function facilityIcons(
  ids: readonly number[],
  stays: readonly Accommodation[],
  known: FacilityIcons,
): FacilityIcons {
  const facilities = stays.slice(0, STAYS).flatMap(({ content }) => content.attributes);
  const found = ids.flatMap((id) => {
    const ofIt = facilities.filter((facility) => facility.id === id);
    const icon = ofIt.find((facility) => facility.icon)?.icon ?? known.get(id) ?? null;
    return ofIt.length === 0 || icon === known.get(id) ? [] : [[id, icon] as const];
  });
  return found.length === 0 ? known : new Map([...known, ...found]);
}
