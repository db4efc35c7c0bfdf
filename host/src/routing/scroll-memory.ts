import type { ScrollAnchor } from "./scroll-anchor.ts";

/** Where an entry was scrolled to. */
export interface ScrollPosition {
  /** CSS pixels from the top of the page. */
  readonly top: number;
  readonly anchor: ScrollAnchor | null;
}

/** Where each history entry was scrolled to. */
export type ScrollPositions = Readonly<Record<string, ScrollPosition>>;

const STORAGE_KEY = "stays.scroll-positions";
/** Entries kept; older ones are far out of reach of the back button. */
const KEPT_ENTRIES = 50;

/** Remembers the position of an entry, the newest last. */
export function withPosition(
  positions: ScrollPositions,
  entry: string,
  position: ScrollPosition,
): ScrollPositions {
  const { [entry]: _, ...others } = positions;
  return Object.fromEntries([...Object.entries(others).slice(1 - KEPT_ENTRIES), [entry, position]]);
}

function parsePositions(text: string | null): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    return stored !== null && typeof stored === "object" ? (stored as ScrollPositions) : {};
  } catch {
    return {};
  }
}

/** Scroll positions of the visit, also over a reload and a trip to the online site. */
export const scrollMemory = {
  read: (entry: string): ScrollPosition | undefined =>
    parsePositions(sessionStorage.getItem(STORAGE_KEY))[entry],
  write: (entry: string, position: ScrollPosition): void => {
    const positions = parsePositions(sessionStorage.getItem(STORAGE_KEY));
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(withPosition(positions, entry, position)));
  },
};
