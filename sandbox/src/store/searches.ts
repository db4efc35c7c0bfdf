import { randomBytes } from "node:crypto";

const LIFETIME_MS = 60 * 60_000;
const MOST = 1_000_000;

/** Remembers what was asked, so that pages and booking keys of an answer can be understood later. */
export interface Searches<T> {
  /** Keeps a search and names it. */
  keep(search: T): string;
  /** The search of an id, null once it is forgotten (60 minutes). */
  find(searchId: string): T | null;
}

/** Searches in memory, the oldest forgotten first. */
export function createSearches<T>(prefix: string, now: () => number): Searches<T> {
  const kept = new Map<string, { search: T; until: number }>();
  const forget = () => {
    for (const [id, { until }] of kept) {
      if (until > now() && kept.size <= MOST) return;
      kept.delete(id);
    }
  };
  return {
    keep: (search) => {
      forget();
      const id = `${prefix}-${randomBytes(9).toString("hex")}`;
      kept.set(id, { search, until: now() + LIFETIME_MS });
      return id;
    },
    find: (searchId) => {
      const found = kept.get(searchId);
      return found && found.until > now() ? found.search : null;
    },
  };
}
