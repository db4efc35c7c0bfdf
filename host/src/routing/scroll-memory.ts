import { tabStorage } from "@stays/contract";
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

const isPositions = (stored: unknown): stored is ScrollPositions =>
  stored !== null && typeof stored === "object" && !Array.isArray(stored);

function positions(): ScrollPositions {
  const stored = tabStorage.read(STORAGE_KEY);
  return isPositions(stored) ? stored : {};
}

/** Scroll positions of the visit, also over a reload and a trip to the online site. */
export const scrollMemory = {
  read: (entry: string): ScrollPosition | undefined => positions()[entry],
  write: (entry: string, position: ScrollPosition): void =>
    tabStorage.write(STORAGE_KEY, withPosition(positions(), entry, position)),
};
