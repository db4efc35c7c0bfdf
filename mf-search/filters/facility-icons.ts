import type { Accommodation } from "@stays/stay";

/** Icon names by facility id. */
export type FacilityIcons = ReadonlyMap<number, string>;

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
  const found = ids.flatMap((id) => {
    const icon = known.has(id)
      ? null
      : facilities.find((facility) => facility.id === id && facility.icon)?.icon;
    return icon ? [[id, icon] as const] : [];
  });
  return found.length === 0 ? known : new Map([...known, ...found]);
}
