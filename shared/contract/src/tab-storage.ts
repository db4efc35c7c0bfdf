/** What stands in for a storage that is forbidden or full, for as long as the page lives; in the browser only. */
const kept = new Map<string, string>();

/** What the visit keeps in this tab, over reloads and a trip to the online site. In the browser only. */
export const tabStorage = {
  /** The value as it was written, maybe by an older release; null = nothing, or nothing that can be read. */
  read: (key: string): unknown => {
    try {
      return JSON.parse(kept.get(key) ?? window.sessionStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  },
  /** @param value JSON can tell */
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
      // What is forbidden holds nothing.
    }
  },
};
