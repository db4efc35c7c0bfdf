import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches. Layout belongs in CSS; this is for what must not be rendered at all.
 * @param onServer what the server and the first render in the browser assume
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
