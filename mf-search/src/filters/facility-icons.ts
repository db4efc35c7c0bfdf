import type { Accommodation } from "@stays/domain";

/** Icon names by facility id; null = it has none. */
export type FacilityIcons = ReadonlyMap<number, string | null>;

/** As many stays as are looked through; the first page tells the icons of all that is common. */
const STAYS = 24;

/**
 * The icons of some facilities: the settings do not tell them, the stays that have the facility do.
 * @param known from former lists, kept when these stays do not tell
 * @returns `known` itself when there is nothing new
 */
export function facilityIcons(
  ids: readonly number[],
  stays: readonly Accommodation[],
  known: FacilityIcons,
): FacilityIcons {
  const facilities = stays.slice(0, STAYS).flatMap(({ content }) => content.attributes);
  const told = ids.flatMap((id) => {
    const ofIt = facilities.filter((facility) => facility.id === id);
    const icon = ofIt.find((facility) => facility.icon)?.icon ?? known.get(id) ?? null;
    return ofIt.length === 0 || icon === known.get(id) ? [] : [[id, icon] as const];
  });
  return told.length === 0 ? known : new Map([...known, ...told]);
}
