import { tabStorage } from "@stays/contract";
import type { ScrollAnchor } from "./scroll-anchor.ts";

/** The scroll position of a history entry. */
export interface ScrollPosition {
  /** CSS pixels from the top of the page. */
  readonly top: number;
  readonly anchor: ScrollAnchor | null;
}

/** Scroll positions by history entry. */
export type ScrollPositions = Readonly<Record<string, ScrollPosition>>;

const STORAGE_KEY = "stays.scroll-positions";
/** Number of entries to keep; older ones are out of reach of the Back button. */
const KEPT_ENTRIES = 50;

/** Stores the position of an entry, the newest last. */
export function withPosition(
  positions: ScrollPositions,
  entry: string,
  position: ScrollPosition,
): ScrollPositions {
  const { [entry]: _, ...others } = positions;
  return Object.fromEntries([...Object.entries(others).slice(1 - KEPT_ENTRIES), [entry, position]]);
}

const isPositions = (stored: unknown): stored is ScrollPositions =>
  stored !== null && typeof stored === "object" && !Array.isArray(stored);

function positions(): ScrollPositions {
  const stored = tabStorage.read(STORAGE_KEY);
  return isPositions(stored) ? stored : {};
}

/** Scroll positions of the visit; they survive a reload and a trip to the online site. */
export const scrollMemory = {
  read: (entry: string): ScrollPosition | undefined => positions()[entry],
  write: (entry: string, position: ScrollPosition): void =>
    tabStorage.write(STORAGE_KEY, withPosition(positions(), entry, position)),
};
