import { type Accommodation, mainFirst, type StayImage } from "@stays/domain";
import { deviceValue } from "../device/device-value.ts";

/** Stay stored on the device: enough data for a link that the visitor recognises. */
export interface RememberedStay {
  readonly id: string;
  readonly name: string;
  /** Path of its page, without a query string. */
  readonly path: string;
  readonly area: string | null;
  readonly picture: StayImage | null;
}

/** Converts a stay for storage, without the current query string. */
export function rememberedStay(
  { id, name, content }: Pick<Accommodation, "id" | "name" | "content">,
  href: string,
): RememberedStay {
  const [picture = null] = mainFirst(content.images);
  return { id, name, path: href.split("?")[0] ?? href, area: content.geoPath, picture };
}

/** Most recently viewed stays; older ones are dropped. */
const MAX_VIEWED = 8;

function readPicture(value: unknown): StayImage | null {
  if (typeof value !== "object" || value === null) return null;
  const { uri, focalY } = value as Record<string, unknown>;
  if (typeof uri !== "string") return null;
  return { uri, description: null, isMain: true, focalY: typeof focalY === "number" ? focalY : 50 };
}

/** Parses a stored stay; empty when it is invalid. Older releases stored no area or picture. */
function readStay(value: unknown): readonly RememberedStay[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, name, path, area, picture } = value as Record<string, unknown>;
  if (typeof id !== "string" || typeof name !== "string" || typeof path !== "string") return [];
  // Accept only paths of this site, because the stored path becomes a link.
  if (!/^\/[^/\\]/.test(path)) return [];
  return [{ id, name, path, area: typeof area === "string" ? area : null, picture: readPicture(picture) }];
}

const readStays = (stored: unknown): readonly RememberedStay[] | null =>
  Array.isArray(stored) ? stored.flatMap(readStay) : null;

const none: readonly RememberedStay[] = [];

/** Device storage of the visitor's viewed stays, favourites and last search. */
export const memory = {
  viewed: deviceValue({ key: "stays.viewed", absent: none, read: readStays }),
  favourites: deviceValue({ key: "stays.favourites", absent: none, read: readStays }),
  /** Stays that the visitor chose to compare. */
  compared: deviceValue({ key: "stays.compared", absent: none, read: readStays }),
  /** Query string of the last search, with its question mark. */
  lastSearch: deviceValue<string | null>({
    key: "stays.last-search",
    absent: null,
    read: (stored) => (typeof stored === "string" && stored.startsWith("?") ? stored : null),
  }),
};

/**
 * Whether searches and viewed stays are stored automatically. Favourites and compared stays are
 * always stored, because the visitor chooses them.
 */
export const isRemembering = deviceValue<boolean>({
  key: "stays.remember",
  absent: true,
  read: (stored) => (typeof stored === "boolean" ? stored : null),
});

/** Turns the memory on or off; turning it off clears its content. */
export function setRemembering(isOn: boolean): void {
  isRemembering.write(isOn);
  if (isOn) return;
  memory.viewed.clear();
  memory.lastSearch.clear();
}

/** Clears all stored values. */
export function forgetAll(): void {
  for (const value of Object.values(memory)) value.clear();
}

/** Adds a viewed stay: newest first, each once. */
export function withViewed(
  viewed: readonly RememberedStay[],
  stay: RememberedStay,
): readonly RememberedStay[] {
  return [stay, ...viewed.filter(({ id }) => id !== stay.id)].slice(0, MAX_VIEWED);
}

/** Adds a stay to a list, or removes it when it is there. */
export function withToggled(
  stays: readonly RememberedStay[],
  stay: RememberedStay,
): readonly RememberedStay[] {
  const others = stays.filter(({ id }) => id !== stay.id);
  return others.length < stays.length ? others : [...others, stay];
}

/** Stores a stay as the most recently viewed. */
export function rememberViewed(stay: RememberedStay): void {
  if (!isRemembering.read()) return;
  memory.viewed.write(withViewed(memory.viewed.read(), stay));
}

/**
 * Stores the last search.
 *
 * @param query with its question mark
 */
export function rememberSearch(query: string): void {
  if (isRemembering.read()) memory.lastSearch.write(query);
}
