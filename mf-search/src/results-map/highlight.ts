import { createStore, type StoreApi } from "zustand";

/**
 * Store of the hovered stay in the list or on the map. It is outside React state: the pointer crosses many
 * cards while the list scrolls, and only the two changed ones may re-render.
 */
export type Highlight = StoreApi<{ readonly id: string | null }>;

/** Creates the highlight store of a list and its map. */
export const createHighlight = (): Highlight => createStore(() => ({ id: null }));
