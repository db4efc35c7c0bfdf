import { type Accommodation, mainFirst, type StayImage } from "@stays/domain";
import { persistentStore } from "./use-persistent-store.ts";

/** Stay stored on the device: enough data for a link that the visitor recognises. */
export interface StoredStay {
  readonly id: string;
  readonly name: string;
  /** Path of its page, without a query string. */
  readonly path: string;
  readonly area: string | null;
  readonly picture: StayImage | null;
}

/** Converts a stay for storage, without the current query string. */
export function toStoredStay(
  { id, name, content }: Pick<Accommodation, "id" | "name" | "content">,
  href: string,
): StoredStay {
  const [picture = null] = mainFirst(content.images);
  return { id, name, path: href.split("?")[0] ?? href, area: content.geoPath, picture };
}

/** Most recently viewed stays; older ones are dropped. */
const MAX_VIEWED = 8;

function parsePicture(value: unknown): StayImage | null {
  if (typeof value !== "object" || value === null) return null;
  const { uri, focalY } = value as Record<string, unknown>;
  if (typeof uri !== "string") return null;
  return { uri, description: null, isMain: true, focalY: typeof focalY === "number" ? focalY : 50 };
}

/** Parses a stored stay; empty when it is invalid. Older releases stored no area or picture. */
function parseStay(value: unknown): readonly StoredStay[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, name, path, area, picture } = value as Record<string, unknown>;
  if (typeof id !== "string" || typeof name !== "string" || typeof path !== "string") return [];
  // Accept only paths of this site, because the stored path becomes a link.
  if (!/^\/[^/\\]/.test(path)) return [];
  return [{ id, name, path, area: typeof area === "string" ? area : null, picture: parsePicture(picture) }];
}

const parseStays = (stored: unknown): readonly StoredStay[] | null =>
  Array.isArray(stored) ? stored.flatMap(parseStay) : null;

const none: readonly StoredStay[] = [];

/** Device storage of the visitor's viewed stays, favourites and last search. */
export const visitorData = {
  viewed: persistentStore({ key: "stays.viewed", absent: none, read: parseStays }),
  favourites: persistentStore({ key: "stays.favourites", absent: none, read: parseStays }),
  /** Stays that the visitor chose to compare. */
  compared: persistentStore({ key: "stays.compared", absent: none, read: parseStays }),
  /** Query string of the last search, with its question mark. */
  lastSearch: persistentStore<string | null>({
    key: "stays.last-search",
    absent: null,
    read: (stored) => (typeof stored === "string" && stored.startsWith("?") ? stored : null),
  }),
};

/**
 * Whether searches and viewed stays are stored automatically. Favourites and compared stays are
 * always stored, because the visitor chooses them.
 */
export const rememberSetting = persistentStore<boolean>({
  key: "stays.remember",
  absent: true,
  read: (stored) => (typeof stored === "boolean" ? stored : null),
});

/** Turns the automatic storage on or off; turning it off clears what it stored. */
export function setRemembering(isOn: boolean): void {
  rememberSetting.write(isOn);
  if (isOn) return;
  visitorData.viewed.clear();
  visitorData.lastSearch.clear();
}

export function forgetAll(): void {
  for (const value of Object.values(visitorData)) value.clear();
}

/** Adds a viewed stay: newest first, each once. */
export function addViewed(viewed: readonly StoredStay[], stay: StoredStay): readonly StoredStay[] {
  return [stay, ...viewed.filter(({ id }) => id !== stay.id)].slice(0, MAX_VIEWED);
}

/** Adds a stay to a list, or removes it when it is there. */
export function toggleStay(stays: readonly StoredStay[], stay: StoredStay): readonly StoredStay[] {
  const others = stays.filter(({ id }) => id !== stay.id);
  return others.length < stays.length ? others : [...others, stay];
}

export function rememberViewed(stay: StoredStay): void {
  if (!rememberSetting.read()) return;
  visitorData.viewed.write(addViewed(visitorData.viewed.read(), stay));
}

export function rememberSearch(query: string): void {
  if (rememberSetting.read()) visitorData.lastSearch.write(query);
}
