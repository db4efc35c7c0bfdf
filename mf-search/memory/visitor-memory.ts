import type { Accommodation } from "@stays/stay";
import { deviceValue } from "../device/device-value.ts";

/** A stay as the device remembers it: enough for a link. */
export interface RememberedStay {
  readonly id: string;
  readonly name: string;
  /** Path of its own page, without a query. */
  readonly path: string;
}

/** What is remembered of a stay; the query of the moment is not. */
export function rememberedStay(
  { id, name }: Pick<Accommodation, "id" | "name">,
  href: string,
): RememberedStay {
  return { id, name, path: href.split("?")[0] ?? href };
}

/** Stays kept as recently viewed; older ones are forgotten. */
const KEPT = 8;

function isRemembered(value: unknown): value is RememberedStay {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, path } = value as Record<string, unknown>;
  // Only pages of this site: what is stored ends in a link.
  return (
    typeof id === "string" && typeof name === "string" && typeof path === "string" && /^\/[^/\\]/.test(path)
  );
}

const readStays = (stored: unknown): readonly RememberedStay[] | null =>
  Array.isArray(stored) ? stored.filter(isRemembered) : null;

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
  memory.viewed.write(withViewed(memory.viewed.read(), stay));
}
