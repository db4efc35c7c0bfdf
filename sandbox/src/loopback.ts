import type { NetworkInterfaceInfo } from "node:os";

/** The address of this machine for itself: 127.0.0.1, or ::1 on a machine without it. */
export function loopbackAddress(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string {
  const internal = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.internal);
  const found = internal.find(({ family }) => family === "IPv4") ?? internal[0];
  return found?.address ?? "127.0.0.1";
}
