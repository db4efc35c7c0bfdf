import { useStore } from "zustand";
import type { Highlight } from "./highlight.ts";

/** Returns the id of the hovered stay. */
export const useHighlightedId = (highlight: Highlight): string | null => useStore(highlight, ({ id }) => id);

/** Returns whether this stay is hovered; re-renders only when that changes. */
export const useIsHighlighted = (highlight: Highlight, id: string): boolean =>
  useStore(highlight, (hovered) => hovered.id === id);
