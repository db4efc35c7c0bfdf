import { useSyncExternalStore } from "react";

const never = () => () => {};

/** false on the server and in the first render of the browser, then true: for what only a browser can show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
