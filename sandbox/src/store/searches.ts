import { randomBytes } from "node:crypto";

const MOST = 1_000_000;

/** Remembers what was asked, so that pages and booking keys of an answer can be understood later. */
export interface Searches<T> {
  /** Keeps a search and names it. */
  keep(search: T): string;
  /** The search of an id, null once its lifetime is over. */
  find(searchId: string): T | null;
}

/** The clock and how long searches live by it, in milliseconds. */
export interface SearchClock {
  readonly now: () => number;
  readonly lifetime: () => number;
}

/** Searches in memory, the oldest forgotten first. */
export function createSearches<T>(prefix: string, { now, lifetime }: SearchClock): Searches<T> {
  const kept = new Map<string, { search: T; since: number }>();
  const isOver = (since: number) => now() - since >= lifetime();
  const forget = () => {
    for (const [id, { since }] of kept) {
      if (!isOver(since) && kept.size <= MOST) return;
      kept.delete(id);
    }
  };
  return {
    keep: (search) => {
      forget();
      const id = `${prefix}-${randomBytes(9).toString("hex")}`;
      kept.set(id, { search, since: now() });
      return id;
    },
    find: (searchId) => {
      const found = kept.get(searchId);
      return found && !isOver(found.since) ? found.search : null;
    },
  };
}
