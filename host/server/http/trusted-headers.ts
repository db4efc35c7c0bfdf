import { BlockList, isIP } from "node:net";

/** Whether an address is a trusted proxy. */
export type IsTrusted = (address: string | undefined) => boolean;

/** The proxies in front of this process. */
export interface ProxySetup {
  /** Proxies whose forwarding headers are trusted. */
  readonly isTrusted: IsTrusted;
  /** Public origin of the site; null = the site is served on this machine only. */
  readonly siteOrigin: string | null;
}

/** Forwarding headers of proxies; any client can send them. */
const FORWARDING = /^(?:x-forwarded-[\w-]+|x-real-ip|forwarded)$/i;

const detectFamily = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Parses a list of proxies such as `10.0.0.0/8, ::1`.
 *
 * @throws when an entry is neither an address nor a range
 */
export function trustedProxies(list: string): IsTrusted {
  const block = new BlockList();
  for (const entry of list.split(",").map((text) => text.trim())) {
    const [address = "", bits] = entry.split("/");
    if (entry === "") continue;
    if (isIP(address) === 0) throw new Error(`"${entry}" is not an address`);
    if (bits === undefined) block.addAddress(address, detectFamily(address));
    else block.addSubnet(address, Number(bits), detectFamily(address));
  }
  return (address) => {
    const plain = address?.replace(/^::ffff:(?=\d+\.)/, "") ?? "";
    return isIP(plain) !== 0 && block.check(plain, detectFamily(plain));
  };
}

type Header = readonly [name: string, value: string];

const pairHeaders = (raw: readonly string[]): readonly Header[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ""] as const] : []));

/**
 * The visitor's address: the last one in the chain that is not a trusted proxy. All addresses before it can
 * be forged.
 */
function findVisitor(headers: readonly Header[], isTrusted: IsTrusted): readonly Header[] {
  const chain = headers
    .filter(([name]) => name.toLowerCase() === "x-forwarded-for")
    .flatMap(([, value]) => value.split(",").map((address) => address.trim()));
  const visitor = chain.findLast((address) => !isTrusted(address)) ?? chain[0];
  return visitor ? [["x-forwarded-for", visitor]] : [];
}

/**
 * Removes untrusted forwarding headers. Those of a trusted proxy stay, with the visitor as the only address
 * of `x-forwarded-for`. Others are replaced by a `via` header, which marks the request as proxied. The public
 * host is then assumed to use its published scheme.
 *
 * @param raw alternating names and values, as in Node
 * @param peer address of the socket's peer
 */
export function trustedHeaders(
  raw: readonly string[],
  peer: string | undefined,
  { isTrusted, siteOrigin }: ProxySetup,
): string[] {
  const headers = pairHeaders(raw);
  if (isTrusted(peer)) {
    const others = headers.filter(([name]) => name.toLowerCase() !== "x-forwarded-for");
    return [...others, ...findVisitor(headers, isTrusted)].flat();
  }
  const own = headers.filter(([name]) => !FORWARDING.test(name));
  const isForwarded = own.length < headers.length;
  const host = own.find(([name]) => name.toLowerCase() === "host")?.[1];
  const site = siteOrigin === null ? null : new URL(siteOrigin);
  return [
    ...own.flat(),
    ...(isForwarded ? ["via", "1.1 unknown"] : []),
    ...(site?.protocol === "https:" && site.host === host ? ["x-forwarded-proto", "https"] : []),
  ];
}
