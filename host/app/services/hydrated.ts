import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration, true from the first render after it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
