import type { NetworkInterfaceInfo } from "node:os";
import { loopbackAddress } from "./loopback.ts";

const four = { family: "IPv4", address: "127.0.0.1", internal: true } as NetworkInterfaceInfo;
const six = { family: "IPv6", address: "::1", internal: true } as NetworkInterfaceInfo;
const outside = { family: "IPv4", address: "10.0.0.7", internal: false } as NetworkInterfaceInfo;

test.each([
  ["127.0.0.1", { lo: [six, four], eth0: [outside] }],
  ["::1", { lo: [six], eth0: [outside] }],
  ["127.0.0.1", {}],
])("the mock back end listens on %s where the machine has it", (address, interfaces) => {
  expect(loopbackAddress(interfaces)).toBe(address);
});
