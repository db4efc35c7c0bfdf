import { randomBytes } from "node:crypto";

/** Number of SearchId characters at the end of its booking keys. */
const SEAL = 8;

const sealSearch = (searchId: string): string => `-${searchId.slice(-SEAL)}`;

/** Returns a booking key as an answer shows it: bound to the SearchId of that answer. */
export function sealedKey(key: string, searchId: string): string {
  return key + sealSearch(searchId);
}

/** Returns the booking key inside a sealed one; null when it is bound to another search. */
export function openedKey(sealed: string, searchId: string): string | null {
  const seal = sealSearch(searchId);
  return sealed.endsWith(seal) ? sealed.slice(0, -seal.length) : null;
}

const MOST = 1_000_000;

/** Searches, whose pages and booking keys can be resolved later. */
export type Searches<T> = ReturnType<typeof createSearches<T>>;

/** Stores searches in memory and evicts the oldest first; `lifetime` is in milliseconds. */
export function createSearches<T>(prefix: string, lifetime: () => number) {
  const kept = new Map<string, { search: T; since: number }>();
  const isOver = (since: number) => performance.now() - since >= lifetime();
  const forget = () => {
    for (const [id, { since }] of kept) {
      if (!isOver(since) && kept.size <= MOST) return;
      kept.delete(id);
    }
  };
  return {
    /** Stores a search and returns its id. */
    keep(search: T): string {
      forget();
      const id = `${prefix}-${randomBytes(9).toString("hex")}`;
      kept.set(id, { search, since: performance.now() });
      return id;
    },
    /** Returns the search of an id, null once it has expired. */
    find(searchId: string): T | null {
      const found = kept.get(searchId);
      return found && !isOver(found.since) ? found.search : null;
    },
  };
}
