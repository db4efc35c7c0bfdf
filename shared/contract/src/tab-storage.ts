/**
 * Web storage that may be blocked or full: what it refuses is kept until the page is closed. In the browser
 * only.
 */
function safeStorage(area: () => Storage) {
  /** What the storage did not take, by key; null = cleared. */
  const refused = new Map<string, string | null>();

  function store(key: string, text: string | null): void {
    try {
      if (text === null) area().removeItem(key);
      else area().setItem(key, text);
      refused.delete(key);
    } catch {
      refused.set(key, text);
    }
  }
  function readText(key: string): string | null {
    try {
      return refused.get(key) ?? (refused.has(key) ? null : area().getItem(key));
    } catch {
      return null;
    }
  }
  return {
    /** The stored text; null = missing. */
    readText,
    /** The stored value, possibly written by an older release; null = missing or unreadable. */
    read(key: string): unknown {
      try {
        return JSON.parse(readText(key) ?? "null");
      } catch {
        return null;
      }
    },
    /** @param value must be serialisable as JSON */
    write: (key: string, value: unknown): void => store(key, JSON.stringify(value)),
    clear: (key: string): void => store(key, null),
    /** Whether the current value is still there after the page view; false when the storage did not take it. */
    isKept: (key: string): boolean => !refused.has(key),
  };
}

/** Storage of this tab for the visit; it survives reloads and a trip to the online site. */
export const tabStorage = safeStorage(() => window.sessionStorage);

/** Storage of this device, for all tabs. A remote that stores what tells about a visit limits its age (`VisitKey`). */
export const deviceStorage = safeStorage(() => window.localStorage);
