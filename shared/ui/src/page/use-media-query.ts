import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches. Use CSS for layout; this hook is for content that must not be rendered at
 * all.
 * @param onServer the value on the server and in the first render of the browser
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
