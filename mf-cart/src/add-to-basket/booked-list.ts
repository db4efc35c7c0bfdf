import { tabStorage, type VisitKey } from "@stays/contract";

/** Entries to keep; a basket seldom has more. */
const KEPT_ENTRIES = 20;
/** Seven days in milliseconds, as for all that is stored of a visit (ruling 170). */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** An entry, and when it was stored, in milliseconds since 1970. */
interface Stored<Entry> {
  readonly at: number;
  readonly entry: Entry;
}

function stored(key: VisitKey): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * A list of what this browser has sent to the basket in the last week, for all its tabs; only for this tab where
 * localStorage is blocked. In the browser only.
 *
 * @param isEntry checks an entry, which an older release may have written
 */
export function bookedList<Entry>(key: VisitKey, isEntry: (stored: unknown) => stored is Entry) {
  function read(): readonly Stored<Entry>[] {
    const list = stored(key) ?? tabStorage.read(key);
    const now = Date.now();
    const isStored = (one: Partial<Stored<unknown>> | null): one is Stored<Entry> =>
      typeof one?.at === "number" && now - one.at < KEPT_FOR && isEntry(one.entry);
    return Array.isArray(list) ? list.filter(isStored) : [];
  }
  return {
    /** The newest last. */
    read: (): readonly Entry[] => read().map(({ entry }) => entry),
    add(entries: readonly Entry[]): void {
      const at = Date.now();
      const list = [...read(), ...entries.map((entry) => ({ at, entry }))].slice(-KEPT_ENTRIES);
      try {
        window.localStorage.setItem(key, JSON.stringify(list));
      } catch {
        tabStorage.write(key, list);
      }
    },
  };
}
