import { useSyncExternalStore } from "react";
import type { Highlight } from "./highlight.ts";

const none = () => null;

/** Returns the id of the hovered stay. */
export const useHighlightedId = ({ subscribe, read }: Highlight): string | null =>
  useSyncExternalStore(subscribe, read, none);

/** Returns whether this stay is hovered; re-renders only when that changes. */
export const useIsHighlighted = ({ subscribe, read }: Highlight, id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read() === id,
    () => false,
  );
