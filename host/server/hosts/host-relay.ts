import { HOST } from "@stays/releases";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_BODY } from "../galaxy/galaxy-routes.ts";
import type { Log } from "../log/log.ts";
import { traceHeaders } from "../log/trace.ts";
import { compressPage } from "../page/compress-page.ts";
import { clientAddress } from "../proxy/client-address.ts";
import { ForwardError, forward } from "../proxy/forward.ts";
import { forwardedHeaders } from "../proxy/forwarded-headers.ts";
import { isInCanary } from "../releases/canary-share.ts";
import { createPageId } from "../releases/page-id.ts";
import type { Registry } from "../releases/registry-store.ts";
import type { ReleaseWatch } from "../releases/release-watch.ts";
import { previewOf, visitorOf, withVisitor } from "../releases/visitor-cookies.ts";
import type { OtherHosts } from "./other-hosts.ts";

/** Options of the relay. */
export interface HostRelayOptions {
  readonly hosts: OtherHosts;
  /** Version of this host. */
  readonly hostVersion: string;
  readonly registry: Registry;
  readonly watch: ReleaseWatch;
  readonly log: Log;
  /** Secret that signs previews and page ids. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Another host that a visitor is sent to. */
interface ChosenHost {
  readonly version: string;
  /** null = it cannot be started. */
  readonly address: string | null;
  readonly isPreview: boolean;
}

/** Longer than the longest call to Galaxy. */
const LIMIT = 35_000;
/** Headers of one connection, and those that `fetch` sets by itself. */
const OWN_HEADERS = new Set([
  "accept-encoding",
  "connection",
  "content-encoding",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const passes = (name: string): boolean => !OWN_HEADERS.has(name);

/**
 * Sends the requests of some visitors to another host of this server: those of a preview of the host, and the share
 * of its canary. The choice is the same as for remotes (FE-04).
 */
export function hostRelay(options: HostRelayOptions): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: (context) => context.text("The request is too large.", 413),
  });
  return async (context, next) => {
    const chosen = options.hosts.isLive ? await hostFor(context, options) : null;
    if (!chosen) return next();
    if (chosen.address === null)
      return context.text(`The host ${chosen.version} does not start. Its log says why.`, 503, {
        "cache-control": "no-store",
      });
    const { address } = chosen;
    return limit(context, async () => {
      context.res = await answer(context, { ...chosen, address }, next, options);
    });
  };
}

async function hostFor(context: Context, options: HostRelayOptions): Promise<ChosenHost | null> {
  const { hosts, hostVersion, registry, secret, now } = options;
  await registry.get();
  const preview = previewOf(context, secret, now());
  if (preview && !registry.isRevoked(preview)) {
    const { remote, version } = preview;
    if (remote !== HOST || version === hostVersion) return null;
    return { version, address: await hosts.want(version), isPreview: true };
  }
  const canary = registry.host?.canary;
  const address = canary && hosts.addressOf(canary.version);
  if (!canary || !address) return null;
  const { version, percent } = canary;
  return isInCanary(visitorOf(context), `${HOST}/${version}`, percent)
    ? { version, address, isPreview: false }
    : null;
}

async function answer(
  context: Context,
  chosen: ChosenHost & { readonly address: string },
  next: () => Promise<void>,
  options: HostRelayOptions,
): Promise<Response> {
  const { req } = context;
  const { version, address, isPreview } = chosen;
  const isRead = req.method === "GET" || req.method === "HEAD";
  try {
    const response = await forward(req.raw, {
      target: address + req.url.slice(new URL(req.url).origin.length),
      limit: LIMIT,
      requestHeaders: relayHeaders(context, isPreview),
      passesHeader: passes,
    });
    if (response.status >= 500 && isRead && !isPreview) await countFailure(version, options);
    return compressPage(req.raw, response);
  } catch (error) {
    if (!(error instanceof ForwardError)) throw error;
    const { reason } = error;
    if (reason === "gone") return new Response(null, { status: 499 });
    options.log.warn("another host did not answer", { host: version, path: req.path, reason });
    if (!isRead || isPreview) return context.text(`The host ${version} did not answer: ${reason}.`, 502);
    await countFailure(version, options);
    await next();
    return context.res;
  }
}

/** Counts a page that the canary did not render for one that failed. */
function countFailure(version: string, { watch, secret, now }: HostRelayOptions): Promise<void> {
  const page = createPageId({ [HOST]: version }, secret, now());
  return watch.failed({ remote: HOST, release: version, page, isFault: true });
}

/** The visitor's headers and address. The other host keeps the visitor's id, also on the first visit. */
function relayHeaders(context: Context, isPreview: boolean): Headers {
  const { raw } = context.req;
  const names = [...raw.headers.keys()].filter((name) => passes(name) && name !== "x-forwarded-for");
  const headers = forwardedHeaders(raw, names, clientAddress(context));
  // Compressed once, by this host: a connection of the machine itself needs no compression.
  headers.set("accept-encoding", "identity");
  if (!isPreview) headers.set("cookie", withVisitor(raw.headers.get("cookie"), visitorOf(context)));
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  return headers;
}
