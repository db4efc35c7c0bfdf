import { useSyncExternalStore } from "react";
import type { DeviceValue } from "./device-value.ts";

/** Returns a device value; `absent` on the server and during hydration. */
export function useDeviceValue<T>({ subscribe, read, absent }: DeviceValue<T>): T {
  return useSyncExternalStore(subscribe, read, () => absent);
}
