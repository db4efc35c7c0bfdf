const STORAGE_KEY = "stays.unfinished-add";

/** Milliseconds between the looks for an add that a reload cut off: Galaxy may still be at it. */
const LOOKS = [0, 1_000, 2_000, 4_000];

/** Writes down that an add is under way, with the lines that the basket held before it; a reload finds it. */
export function rememberUnfinished(linesBefore: number, storage: Storage = window.sessionStorage): void {
  storage.setItem(STORAGE_KEY, String(linesBefore));
}

/** The add has ended, and the visitor has been told how. */
export function forgetUnfinished(storage: Storage = window.sessionStorage): void {
  storage.removeItem(STORAGE_KEY);
}

/** How many lines there were before an add that never ended in this tab, once; null = there is none. */
export function takeUnfinished(storage: Storage = window.sessionStorage): number | null {
  const stored = storage.getItem(STORAGE_KEY);
  storage.removeItem(STORAGE_KEY);
  return stored !== null && /^\d+$/.test(stored) ? Number(stored) : null;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Looks into the basket until it holds more than before, for as long as an answer may be on its way.
 *
 * @param lines asks Galaxy how many lines the basket holds
 */
export async function hasArrived(
  linesBefore: number,
  lines: () => Promise<number>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<boolean> {
  for (const ms of LOOKS) {
    await wait(ms);
    if ((await lines().catch(() => linesBefore)) > linesBefore) return true;
  }
  return false;
}
