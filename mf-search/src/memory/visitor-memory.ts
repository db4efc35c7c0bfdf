import { type Accommodation, mainFirst, type StayImage } from "@stays/domain";
import { deviceValue } from "../device/device-value.ts";

/** A stay as the device remembers it: enough for a link that is recognised. */
export interface RememberedStay {
  readonly id: string;
  readonly name: string;
  /** Path of its own page, without a query. */
  readonly path: string;
  readonly area: string | null;
  readonly picture: StayImage | null;
}

/** What is remembered of a stay; the query of the moment is not. */
export function rememberedStay(
  { id, name, content }: Pick<Accommodation, "id" | "name" | "content">,
  href: string,
): RememberedStay {
  const [picture = null] = mainFirst(content.images);
  return { id, name, path: href.split("?")[0] ?? href, area: content.geoPath, picture };
}

/** Stays kept as recently viewed; older ones are forgotten. */
const KEPT = 8;

function readPicture(value: unknown): StayImage | null {
  if (typeof value !== "object" || value === null) return null;
  const { uri, focalY } = value as Record<string, unknown>;
  if (typeof uri !== "string") return null;
  return { uri, description: null, isMain: true, focalY: typeof focalY === "number" ? focalY : 50 };
}

/** What is stored, as a stay; none when it is none. Area and picture were not always kept. */
function readStay(value: unknown): readonly RememberedStay[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, name, path, area, picture } = value as Record<string, unknown>;
  if (typeof id !== "string" || typeof name !== "string" || typeof path !== "string") return [];
  // Only pages of this site: what is stored ends in a link.
  if (!/^\/[^/\\]/.test(path)) return [];
  return [{ id, name, path, area: typeof area === "string" ? area : null, picture: readPicture(picture) }];
}

const readStays = (stored: unknown): readonly RememberedStay[] | null =>
  Array.isArray(stored) ? stored.flatMap(readStay) : null;

const none: readonly RememberedStay[] = [];

/** What a visitor has looked at and liked, on this device only. */
export const memory = {
  viewed: deviceValue({ key: "stays.viewed", absent: none, read: readStays }),
  favourites: deviceValue({ key: "stays.favourites", absent: none, read: readStays }),
  /** The query of the last search, with its question mark. */
  lastSearch: deviceValue<string | null>({
    key: "stays.last-search",
    absent: null,
    read: (stored) => (typeof stored === "string" && stored.startsWith("?") ? stored : null),
  }),
};

/** Whether searches and viewed stays are remembered without being asked to; favourites are saved by the visitor. */
export const isRemembering = deviceValue<boolean>({
  key: "stays.remember",
  absent: true,
  read: (stored) => (typeof stored === "boolean" ? stored : null),
});

/** Turns the memory on, or off: then what it holds is forgotten. */
export function setRemembering(isOn: boolean): void {
  isRemembering.write(isOn);
  if (isOn) return;
  memory.viewed.clear();
  memory.lastSearch.clear();
}

/** Forgets everything at once. */
export function forgetAll(): void {
  for (const value of Object.values(memory)) value.clear();
}

/** The newest first, each once. */
export function withViewed(
  viewed: readonly RememberedStay[],
  stay: RememberedStay,
): readonly RememberedStay[] {
  return [stay, ...viewed.filter(({ id }) => id !== stay.id)].slice(0, KEPT);
}

/** Added when it is not there, taken out when it is. */
export function withToggled(
  favourites: readonly RememberedStay[],
  stay: RememberedStay,
): readonly RememberedStay[] {
  const others = favourites.filter(({ id }) => id !== stay.id);
  return others.length < favourites.length ? others : [...others, stay];
}

/** Puts a stay in front of those recently viewed. */
export function rememberViewed(stay: RememberedStay): void {
  if (!isRemembering.read()) return;
  memory.viewed.write(withViewed(memory.viewed.read(), stay));
}

/** Keeps a search to be continued. @param query with its question mark */
export function rememberSearch(query: string): void {
  if (isRemembering.read()) memory.lastSearch.write(query);
}
