import { BlockList, isIP } from "node:net";

/** Whether an address is a trusted proxy. */
export type IsTrusted = (address: string | null | undefined) => boolean;

/** Hexadecimal groups of an IPv4 address inside of an IPv6 one. */
const MAPPED = /^::ffff:([\da-f]+):([\da-f]+)$/;

const unmap = (high: string, low: string): string =>
  [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");

/**
 * Parses an address as proxies write it: with a port, in brackets, with a zone, IPv4 inside of IPv6.
 *
 * @returns its one canonical form; null for all else, such as `unknown`
 */
export function parseNetworkAddress(text: string): string | null {
  const [, bracketed] = /^"?\[([^\]]+)\](?::[\w.-]*)?"?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d*$/.exec(text) ?? [];
  const plain = (bracketed ?? withPort ?? text).replace(/%.*$/, "");
  const family = isIP(plain);
  if (family !== 6) return family === 4 ? plain : null;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(canonical) ?? [];
  return high !== undefined && low !== undefined ? unmap(high, low) : canonical;
}

/** The part of an address that one visitor has: of IPv6 the /64, as providers give each line one at least. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const last = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  return `${[...groups, ...Array(zeros).fill("0"), ...last].slice(0, 4).join(":")}::/64`;
}

const detectFamily = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Parses a list of proxies such as `10.0.0.0/8, ::1`.
 *
 * @throws when an entry is neither an address nor a range
 */
export function trustedProxies(list: string): IsTrusted {
  const block = new BlockList();
  for (const entry of list.split(",").map((text) => text.trim())) {
    if (entry === "") continue;
    const [, text = "", bits] = /^([^/[\]]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const address = isIP(text) === 0 ? null : parseNetworkAddress(text);
    if (address === null) throw new Error(`"${entry}" is neither an address nor a range`);
    const family = detectFamily(address);
    // A range of mapped addresses such as ::ffff:10.0.0.0/104 counts the 96 bits before them.
    const prefix =
      bits === undefined ? null : Number(bits) - (isIP(text) === 6 && family === "ipv4" ? 96 : 0);
    if (prefix === null) block.addAddress(address, family);
    else block.addSubnet(address, prefix, family);
  }
  return (address) => typeof address === "string" && block.check(address, detectFamily(address));
}
