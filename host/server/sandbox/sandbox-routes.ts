import { type Context, Hono } from "hono";
import type { Log } from "../log/log.ts";
import { ForwardError, forward } from "../proxy/forward.ts";

/** Paths of the sandbox besides Galaxy: pictures, map tiles, flags, the online site, and its controls. */
const MOUNTS = ["/images", "/tiles", "/flags", "/online", "/sandbox"];
const LIMIT = 30_000;

/** Headers of one connection, and of a body that is already decoded. */
const ownToConnection = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "host",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
]);

function requestHeaders(request: Request): Headers {
  const headers = new Headers();
  for (const [name, value] of request.headers) if (!ownToConnection.has(name)) headers.set(name, value);
  headers.set("x-forwarded-host", new URL(request.url).host);
  return headers;
}

async function passOn({ req }: Context, sandboxUrl: string, log: Log): Promise<Response> {
  const { pathname, search } = new URL(req.url);
  try {
    return await forward(req.raw, {
      target: sandboxUrl + pathname + search,
      limit: LIMIT,
      requestHeaders: requestHeaders(req.raw),
      passesHeader: (name) => !ownToConnection.has(name),
    });
  } catch (error) {
    if (!(error instanceof ForwardError)) throw error;
    if (error.reason !== "gone")
      log.warn("the sandbox did not answer", { path: pathname, reason: error.reason });
    return new Response("The sandbox did not answer.", { status: 502 });
  }
}

/** Proxies the settings' other hosts to the embedded sandbox, on this origin. */
export function sandboxRoutes(sandboxUrl: string, log: Log): Hono {
  const routes = new Hono();
  for (const mount of MOUNTS) {
    routes.all(mount, (context) => passOn(context, sandboxUrl, log));
    routes.all(`${mount}/*`, (context) => passOn(context, sandboxUrl, log));
  }
  return routes;
}
