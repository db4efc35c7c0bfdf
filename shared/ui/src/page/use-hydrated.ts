import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Returns false on the server and in the first render of the browser, then true. For content that only a
 * browser can render.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
