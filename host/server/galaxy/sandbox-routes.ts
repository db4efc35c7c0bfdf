import { type Context, Hono } from "hono";
import { proxy } from "hono/proxy";
import { forwardingHeaders } from "../http/request-source.ts";
import type { Log } from "../observability/log.ts";

/** Paths of the sandbox besides Galaxy: pictures, map tiles, flags, the online site, and its controls. */
const MOUNTS = ["/images", "/tiles", "/flags", "/online", "/sandbox"];
/** Time limit of an answer, in milliseconds. */
const LIMIT = 30_000;

async function passOn(context: Context, sandboxUrl: string, log: Log): Promise<Response> {
  const { req } = context;
  const { pathname, search } = new URL(req.url);
  const { signal } = req.raw;
  try {
    return await proxy(sandboxUrl + pathname + search, {
      raw: req.raw,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT)]),
      customFetch: (request) => {
        request.headers.delete("host");
        for (const [name, value] of Object.entries(forwardingHeaders(context)))
          request.headers.set(name, value);
        return fetch(request);
      },
    });
  } catch (error) {
    if (!signal.aborted) log.warn("the sandbox did not answer", { path: pathname, reason: String(error) });
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
