import { useSyncExternalStore } from "react";
import type { DeviceValue } from "./device-value.ts";

/** Returns whether a device value is still there after the page view; true on the server. */
export function useIsKept({ subscribe, isKept }: DeviceValue<unknown>): boolean {
  return useSyncExternalStore(subscribe, isKept, () => true);
}
