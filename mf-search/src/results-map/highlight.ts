/**
 * Store of the hovered stay in the list or on the map. It is outside React state: the pointer crosses many
 * cards while the list scrolls, and only the two changed ones may re-render.
 */
export interface Highlight {
  read(): string | null;
  set(id: string | null): void;
  /** @returns a function that unsubscribes */
  subscribe(onChange: () => void): () => void;
}

/** Creates a highlight store for the list and the map. */
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
