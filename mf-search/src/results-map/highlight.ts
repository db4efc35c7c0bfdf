/**
 * The place that is pointed at, in the list or on the map. Kept outside of the page's state: a pointer crosses many
 * cards while the list scrolls, and only the two that change may be drawn again.
 */
export interface Highlight {
  read(): string | null;
  set(id: string | null): void;
  /** @returns stops it */
  subscribe(onChange: () => void): () => void;
}

/** A highlight that list and map share. */
export function createHighlight(): Highlight {
  const listeners = new Set<() => void>();
  let current: string | null = null;
  return {
    read: () => current,
    set(id) {
      if (id === current) return;
      current = id;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
