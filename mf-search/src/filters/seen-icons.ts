import { tabStorage } from "@stays/contract";
import type { FacilityIcons } from "./facility-icons.ts";

const STORAGE_KEY = "stays.facility-icons";

function iconIn(entry: unknown): readonly (readonly [number, string | null])[] {
  if (!Array.isArray(entry)) return [];
  const [id, icon] = entry;
  return typeof id === "number" && (typeof icon === "string" || icon === null) ? [[id, icon]] : [];
}

/**
 * Session storage of the facility icons found during this visit, for lists without them. In the browser only.
 */
export const seenIcons = {
  read: (): FacilityIcons => {
    const stored = tabStorage.read(STORAGE_KEY);
    return new Map(Array.isArray(stored) ? stored.flatMap(iconIn) : []);
  },
  write: (icons: FacilityIcons): void => tabStorage.write(STORAGE_KEY, [...icons]),
};
