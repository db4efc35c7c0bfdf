/** Replaces a session storage that is blocked or full, until the page is closed; in the browser only. */
const kept = new Map<string, string>();

/**
 * Storage of this tab for the visit; it survives reloads and a trip to the online site. In the browser only.
 */
export const tabStorage = {
  /** The stored value, possibly written by an older release; null = missing or unreadable. */
  read: (key: string): unknown => {
    try {
      return JSON.parse(kept.get(key) ?? window.sessionStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  },
  /** @param value must be serialisable as JSON */
  write: (key: string, value: unknown): void => {
    const text = JSON.stringify(value);
    try {
      window.sessionStorage.setItem(key, text);
      kept.delete(key);
    } catch {
      kept.set(key, text);
    }
  },
  clear: (key: string): void => {
    kept.delete(key);
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // A blocked storage has nothing to remove.
    }
  },
};
