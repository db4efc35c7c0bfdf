/** Where each history entry was scrolled to, in CSS pixels from the top. */
export type ScrollPositions = Readonly<Record<string, number>>;

const STORAGE_KEY = "stays.scroll";
/** Entries kept; older ones are far out of reach of the back button. */
const KEPT_ENTRIES = 50;

/** Remembers the position of an entry, the newest last. */
export function withPosition(positions: ScrollPositions, entry: string, top: number): ScrollPositions {
  const { [entry]: _, ...others } = positions;
  return Object.fromEntries([...Object.entries(others).slice(1 - KEPT_ENTRIES), [entry, top]]);
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
  read: (entry: string): number | undefined => parsePositions(sessionStorage.getItem(STORAGE_KEY))[entry],
  write: (entry: string, top: number): void => {
    const positions = parsePositions(sessionStorage.getItem(STORAGE_KEY));
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(withPosition(positions, entry, top)));
  },
};
