import { type Galaxy, NetworkError } from "@stays/query";
import type { ReportProblem } from "../services/report.ts";

/** Milliseconds a back-end call may take in the browser before it counts as lost. */
const TIMEOUT = 30_000;

/** Galaxy in the browser, whose HTTP client is loaded with the first call or with `load`. */
export interface BrowserGalaxy extends Galaxy {
  /** Loads the HTTP client ahead of the first call. */
  readonly load: () => void;
}

// Not `crypto.randomUUID`: pages without TLS lack it.
const requestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, "0")).join(
    "",
  );

const platformFetch: typeof fetch = (input, init) => fetch(input, init);

async function loadClient(language: string): Promise<Galaxy> {
  const { createGalaxy } = await import("@stays/galaxy/http");
  return createGalaxy({
    baseUrl: location.origin,
    language,
    timeoutMs: TIMEOUT,
    // Another site's page cannot send it: the server changes a basket only where it is.
    headers: { "x-requested-with": "stays" },
    requestId,
    fetch: platformFetch,
  });
}

/** The way to Galaxy in the browser: through the site's own server, so that the basket cookie goes along. */
export function browserGalaxy(language: string, report: ReportProblem): BrowserGalaxy {
  let client: Promise<Galaxy> | null = null;
  const load = () => {
    client ??= loadClient(language).catch((cause: unknown) => {
      // The next call tries again.
      client = null;
      throw cause;
    });
    return client;
  };
  const clientFor = async (operation: string, signal?: AbortSignal) => {
    signal?.throwIfAborted();
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
