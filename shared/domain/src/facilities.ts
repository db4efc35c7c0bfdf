import type { Facility } from "./entities.ts";

/** Facility ids with special rules (EN-04). */
export const BEDS = 372;
/** Bedrooms; the first id present wins. */
export const BEDROOMS = [603, 589, 130] as const;
/** The value is the URL of a video. */
export const VIDEO = 577;
export const REPLACES = 100724;
export const REPLACED = 100043;

/** Whether a facility is present: the text False means absent, and so does an empty value (AT-01). */
export function isPresent(facility: Facility): boolean {
  const value = normalizeValue(facility);
  return value !== "false" && value !== "";
}

export function isYesOrNo(facility: Pick<Facility, "type" | "value">): boolean {
  return facility.type === "Boolean" || normalizeValue(facility) === "true";
}

/** Formats a facility: `Sauna`, `Beds: 6`. The text True means present and is never printed (AT-01). */
export function facilityText(facility: Pick<Facility, "name" | "type" | "value">): string {
  const { name, value } = facility;
  return isYesOrNo(facility) ? name : `${name}: ${value.trim()}`;
}

const normalizeValue = ({ value }: Pick<Facility, "value">): string => value.trim().toLowerCase();

export function findFacility(facilities: readonly Facility[], id: number): Facility | null {
  return facilities.find((facility) => facility.id === id && isPresent(facility)) ?? null;
}

export function hasFacility(facilities: readonly Facility[], id: number): boolean {
  return findFacility(facilities, id) !== null;
}

export function beds(facilities: readonly Facility[]): Facility | null {
  return findFacility(facilities, BEDS);
}

export function bedrooms(facilities: readonly Facility[]): Facility | null {
  for (const id of BEDROOMS) {
    const found = findFacility(facilities, id);
    if (found) return found;
  }
  return null;
}

/**
 * The top icons of an item: no beds, no bedrooms, no replaced facilities (AT-01).
 *
 * @param topAttributeIds allowed ids in display order; [] = any with an icon, in the item's order
 */
export function topAttributes(
  facilities: readonly Facility[],
  { topAttributeIds, max }: { readonly topAttributeIds: readonly number[]; readonly max: number },
): readonly Facility[] {
  const never: readonly number[] = [BEDS, ...BEDROOMS];
  const can = commonFacilities(facilities).filter(({ icon, id }) => icon !== null && !never.includes(id));
  const chosen = topAttributeIds.flatMap((id) => can.find((facility) => facility.id === id) ?? []);
  return (topAttributeIds.length === 0 ? can : chosen).slice(0, max);
}

/** Returns the facilities of a detail page: one kind of bedrooms only, without replaced ones (AT-01). */
export function detailFacilities(facilities: readonly Facility[]): readonly Facility[] {
  const shownBedrooms = bedrooms(facilities)?.id;
  return commonFacilities(facilities).filter(
    ({ id }) => id === shownBedrooms || !(BEDROOMS as readonly number[]).includes(id),
  );
}

/**
 * Returns the facilities for other lists: the present ones, without 100043 when 100724 is set. The video has
 * a button instead of a line (VD-01).
 */
export function commonFacilities(facilities: readonly Facility[]): readonly Facility[] {
  const replaced = hasFacility(facilities, REPLACES);
  return facilities.filter(
    (facility) => isPresent(facility) && facility.id !== VIDEO && !(replaced && facility.id === REPLACED),
  );
}

/** Path of the embeddable player, for hosts that have other pages too. */
const PLAYER_PATHS: Readonly<Record<string, string>> = {
  "www.youtube.com": "/embed/",
  "www.youtube-nocookie.com": "/embed/",
  "player.vimeo.com": "/video/",
};

/**
 * Returns the URL of an item's video, or null: only an https embed link of an allowed host (VD-01).
 * @param allowedHosts the setting `video.allowedHosts`
 */
export function videoLink(facilities: readonly Facility[], allowedHosts: readonly string[]): string | null {
  const [text] = /https:\/\/[^\s"'<>]+/.exec(findFacility(facilities, VIDEO)?.value ?? "") ?? [];
  const url = text === undefined ? null : parseUrl(text);
  if (!url) return null;
  const isAllowed =
    allowedHosts.includes(url.host) &&
    url.username === "" &&
    url.pathname.startsWith(PLAYER_PATHS[url.host] ?? "/");
  return isAllowed ? url.href : null;
}

/** Parses an absolute address; null = it is malformed. `URL.canParse` is missing in Safari below 17 and Chrome below 120. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
