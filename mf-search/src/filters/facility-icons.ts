import type { Accommodation } from "@stays/domain";

/** Name of a facility's icon; null = it has none, undefined = not known yet. */
export type FacilityIconName = string | null | undefined;

/** Stays that are searched for icons; the first page has those of all common facilities. */
const STAYS = 24;

/**
 * The icon of a facility. The settings do not contain it, only stays with the facility do.
 *
 * @param known the icon from earlier lists, kept when these stays have none
 */
export function facilityIcon(
  id: number,
  stays: readonly Accommodation[],
  known: FacilityIconName,
): FacilityIconName {
  const facilities = stays.slice(0, STAYS).flatMap(({ content }) => content.attributes);
  const ofIt = facilities.filter((facility) => facility.id === id);
  if (ofIt.length === 0) return known;
  return ofIt.find((facility) => facility.icon)?.icon ?? known ?? null;
}
