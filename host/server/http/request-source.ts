import type { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { type IsTrusted, networkOf, parseNetworkAddress } from "./network-address.ts";

/** The proxies in front of this process. */
export interface ProxySetup {
  /** Proxies whose headers are trusted. */
  readonly isTrusted: IsTrusted;
  /** Public origin of the site; null = the site is served on this machine only. */
  readonly siteOrigin: string | null;
}

/** Where a request comes from. Its host and scheme are those of its URL. */
export interface RequestSource {
  /** Address of the socket's peer: the visitor or the last proxy; null without a socket. */
  readonly peer: string | null;
  /** Address of the visitor, as far as it is known; else that of the last proxy which is. */
  readonly visitor: string | null;
  /** False = somebody passed the request on, or claims so. */
  readonly isDirect: boolean;
  /** The trace that a trusted proxy began. */
  readonly traceparent: string | null;
}

const noSource: RequestSource = { peer: null, visitor: null, isDirect: true, traceparent: null };

/** What proxies write and any client can send. The rest of the server sees none of these headers. */
const FORWARDING = /^(?:x-forwarded-[\w-]+|x-real-ip|forwarded)$/;
const TRACING = /^(?:traceparent|tracestate|baggage|x-request-id)$/;

/** Host of a request whose own cannot be read. No name ends in `.invalid` (RFC 6761). */
const NO_HOST = "unknown.invalid";

/**
 * Normalises a host with or without a port: lower case, no final dot, no default port. Which of the two ports is the
 * default is not asked: a proxy that ends TLS may name either.
 *
 * @returns null when it is none
 */
export function normaliseHost(text: string): string | null {
  const address = `http://${text}`;
  if (!/^[^\s/?#@\\%,]+$/.test(text) || !URL.canParse(address)) return null;
  const { hostname, port } = new URL(address);
  const name = hostname.replace(/\.$/, "");
  if (name === "") return null;
  return port === "" || port === "443" ? name : `${name}:${port}`;
}

/** Normalises an origin such as that of the `Origin` header; null when it is none. */
export function normaliseOrigin(text: string): string | null {
  const [, scheme, host = ""] = /^(https?):\/\/([^/]+)$/i.exec(text) ?? [];
  const normalised = normaliseHost(host);
  return scheme && normalised ? `${scheme.toLowerCase()}://${normalised}` : null;
}

/** Splits a list at a separator, but not inside of quoted strings; without empty parts. */
const split = (text: string, separator: "," | ";"): readonly string[] =>
  (text.match(separator === "," ? /(?:[^,"]|"(?:\\.|[^"\\])*"?)+/g : /(?:[^;"]|"(?:\\.|[^"\\])*"?)+/g) ?? [])
    .map((part) => part.trim())
    .filter(Boolean);

/** The pairs of an element of `Forwarded` (RFC 7239), by name. */
function parseElement(element: string): ReadonlyMap<string, string> {
  const pairs = split(element, ";").map((pair) => {
    const [, name = "", quoted, plain = ""] = /^([^=\s]+)\s*=\s*(?:"(.*)"|(.*))$/s.exec(pair) ?? [];
    return [name.toLowerCase(), quoted?.replace(/\\(.)/gs, "$1") ?? plain] as const;
  });
  return new Map(pairs);
}

/** What the proxies said: lists with the entry of the first proxy first. */
interface Claims {
  readonly addresses: readonly string[];
  readonly hosts: readonly string[];
  readonly schemes: readonly string[];
  /** False = it is unknown how many proxies wrote hosts and schemes. */
  readonly areCounted: boolean;
}

/**
 * Reads the claims of the headers. `Forwarded` is read only without the others: most proxies write those and pass a
 * visitor's `Forwarded` on.
 */
function readClaims(read: (name: string) => string): Claims {
  const [chain, hosts, schemes] = ["for", "host", "proto"].map((name) =>
    split(read(`x-forwarded-${name}`), ","),
  );
  const real = split(read("x-real-ip"), ",").slice(-1);
  if ([chain, hosts, schemes, real].some((list) => list && list.length > 0)) {
    const areCounted = chain !== undefined && chain.length > 0;
    return { addresses: areCounted ? chain : real, hosts: hosts ?? [], schemes: schemes ?? [], areCounted };
  }
  const elements = split(read("forwarded"), ",").map(parseElement);
  const list = (name: string) => elements.map((pairs) => pairs.get(name) ?? "");
  return { addresses: list("for"), hosts: list("host"), schemes: list("proto"), areCounted: true };
}

/** The visitor, and the entries of the outermost trusted proxy. What stands before them can be forged. */
function judgeClaims(
  { addresses, hosts, schemes, areCounted }: Claims,
  peer: string | null,
  isTrusted: IsTrusted,
) {
  const chain = addresses.map(parseNetworkAddress);
  const seen = Math.max(
    chain.findLastIndex((address) => !isTrusted(address)),
    0,
  );
  const proxies = areCounted ? chain.length - seen : Number.POSITIVE_INFINITY;
  const pick = (list: readonly string[]) => list.slice(Math.max(list.length - proxies, 0)).find(Boolean);
  return {
    visitor: chain.slice(seen).find((address) => address !== null) ?? peer,
    host: pick(hosts),
    scheme: pick(schemes)?.toLowerCase(),
  };
}

/** What the rest of the server gets of a request's head. */
export interface ReadHead {
  readonly source: RequestSource;
  /** The URL as the visitor's browser has it; null when the target of the request is no path. */
  readonly url: string | null;
}

/**
 * Reads where a request comes from, once for the whole server: host, scheme, addresses and trace. Of a stranger only
 * `Host` counts.
 *
 * @param target of the request line
 * @param read the value of a header, several lines joined by commas; "" = there is none
 */
export function readHead(
  target: string,
  read: (name: string) => string,
  peerAddress: string | undefined,
  { isTrusted, siteOrigin }: ProxySetup,
): ReadHead {
  const peer = parseNetworkAddress(peerAddress ?? "");
  const [, authority, path = target] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(target) ?? [];
  const isKnown = isTrusted(peer);
  const claims = isKnown ? judgeClaims(readClaims(read), peer, isTrusted) : null;
  const host = normaliseHost(claims?.host ?? authority ?? read("host")) ?? NO_HOST;
  const site = siteOrigin === null ? null : new URL(siteOrigin);
  // Where no proxy names the scheme, the public host has its published one.
  const published = site && normaliseHost(site.host) === host ? site.protocol.slice(0, -1) : "http";
  const scheme = claims?.scheme === "https" || claims?.scheme === "http" ? claims.scheme : published;
  const url = `${scheme}://${host}${path.startsWith("/") ? "" : "/"}${path}`;
  return {
    // A browser reads a backslash as a slash, and a proxy does not.
    url: /^(?:[/?#][^\\?]*(?:\?.*)?)?$/s.test(path) && URL.canParse(url) ? url : null,
    source: {
      peer,
      visitor: claims ? claims.visitor : peer,
      isDirect: ![
        "x-forwarded-for",
        "x-forwarded-host",
        "x-forwarded-proto",
        "x-real-ip",
        "forwarded",
        "via",
      ].some((name) => read(name) !== ""),
      traceparent: (isKnown && read("traceparent")) || null,
    },
  };
}

/** Reads the head of a request of Node, takes out what has been read, and sets its normalised URL. */
export function takeHead(incoming: IncomingMessage, setup: ProxySetup): ReadHead {
  const { rawHeaders: raw, headers, socket } = incoming;
  const lines = new Map<string, string>();
  const kept: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const [name = "", value = ""] = raw.slice(index, index + 2);
    const key = name.toLowerCase();
    const known = lines.get(key);
    lines.set(key, known === undefined ? value : `${known},${value}`);
    if (FORWARDING.test(key) || TRACING.test(key)) delete headers[key];
    else kept.push(name, value);
  }
  const head = readHead(incoming.url ?? "", (name) => lines.get(name) ?? "", socket.remoteAddress, setup);
  incoming.rawHeaders = kept;
  if (head.url !== null) incoming.url = head.url;
  return head;
}

/** Where the request of a handler comes from. */
export const sourceOf = ({ env }: Context): RequestSource =>
  (env as { readonly source?: RequestSource | undefined } | undefined)?.source ?? noSource;

/** By what rate limits count a visitor. */
export const visitorKey = (context: Context): string => networkOf(sourceOf(context).visitor ?? "unknown");

/** Whether the visitor's browser uses https. */
export const isHttps = ({ req }: Context): boolean => new URL(req.url).protocol === "https:";

/** Forwarding headers of this server, for the one behind it. */
export function forwardingHeaders(context: Context): Readonly<Record<string, string>> {
  const { host, protocol } = new URL(context.req.url);
  const { visitor, peer } = sourceOf(context);
  const chain = [...new Set([visitor, peer])].filter(Boolean).join(", ");
  return {
    ...(chain === "" ? {} : { "x-forwarded-for": chain }),
    "x-forwarded-proto": protocol.slice(0, -1),
    "x-forwarded-host": host,
  };
}

/**
 * Whether a host is a loopback name. It leads to the client's own machine, so it is safe in any `Host`
 * header.
 */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/**
 * Rejects requests for a host that is neither the public one nor a loopback name of this machine. A response for one host
 * must not be cached, linked or bound to cookies under another. What machines ask is served before this.
 *
 * @param siteOrigin public origin of the site
 */
export function refuseOtherHosts(siteOrigin: string): MiddlewareHandler {
  const own = normaliseHost(new URL(siteOrigin).host);
  return async (context, next) => {
    const { host, hostname } = new URL(context.req.url);
    if (normaliseHost(host) === own || isLoopback(hostname)) return next();
    return context.text(`This server answers for ${siteOrigin} only; its host is set by SITE_ORIGIN.`, 421, {
      "cache-control": "no-store",
    });
  };
}
