import { useSyncExternalStore } from "react";
import type { Highlight } from "./highlight.ts";

const none = () => null;

/** The place that is pointed at. */
export const useHighlightedId = ({ subscribe, read }: Highlight): string | null =>
  useSyncExternalStore(subscribe, read, none);

/** Whether this place is pointed at; draws again only when that changes. */
export const useIsHighlighted = ({ subscribe, read }: Highlight, id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read() === id,
    () => false,
  );
