import { type GalaxyClient, NetworkError } from "@stays/contract";
import { isPublicOperation } from "@stays/galaxy/operations";
import type { ReportProblem } from "../../app/services/report.ts";
import { onceActivated } from "./activation.ts";

/** Time limit of a call to Galaxy in the browser, in milliseconds. */
const TIMEOUT = 30_000;

/** The Galaxy client of the browser. Its HTTP client is loaded with the first call or by `load`. */
export interface BrowserGalaxy extends GalaxyClient {
  readonly load: () => void;
}

// `crypto.randomUUID` needs a secure context, so a page without TLS lacks it.
const requestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, "0")).join(
    "",
  );

const platformFetch: typeof fetch = (input, init) => fetch(input, init);

async function loadClient(language: string): Promise<GalaxyClient> {
  const { createGalaxy } = await import(/* webpackChunkName: "galaxy" */ "@stays/galaxy/http");
  return createGalaxy({
    baseUrl: location.origin,
    language,
    timeoutMs: TIMEOUT,
    // Pages of other sites cannot send this header; without it the server does not change a basket.
    headers: { "x-requested-with": "stays" },
    requestId,
    fetch: platformFetch,
  });
}

/**
 * Creates the browser's Galaxy client. It calls the site's own server, so that the browser sends the basket
 * cookie. What is the visitor's own waits until the page is seen: Galaxy would open a basket for nobody.
 */
export function browserGalaxy(language: string, report: ReportProblem): BrowserGalaxy {
  let client: Promise<GalaxyClient> | null = null;
  const load = () => {
    client ??= loadClient(language).catch((cause: unknown) => {
      // The next call retries.
      client = null;
      throw cause;
    });
    return client;
  };
  const clientFor = async (operation: string, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    if (document.prerendering && !isPublicOperation(operation)) await new Promise<void>(onceActivated);
    const galaxy = await load().catch((cause: unknown) => {
      throw new NetworkError(operation, "the HTTP client was not loaded", { cause });
    });
    signal?.throwIfAborted();
    return galaxy;
  };
  return {
    load: () => void load().catch(() => {}),
    get: async (operation, params, signal) =>
      (await clientFor(operation, signal)).get(operation, params, signal),
    post: async (operation, body, signal) =>
      (await clientFor(operation, signal)).post(operation, body, signal),
    report: ({ operation, path, reason }) =>
      report({ remote: "host", release: "live", operation, message: `${path}: ${reason}` }),
  };
}
