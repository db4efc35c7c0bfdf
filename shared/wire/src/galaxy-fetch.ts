import { type Galaxy, type GalaxyParams, NetworkError, type WireProblem } from "@stays/query";
import { queryString } from "./query-string.ts";

/** Where Galaxy is and how to speak to it. */
export interface GalaxySettings {
  /** Origin, or origin with a path, without a slash at the end; "" is the page's own origin. */
  readonly baseUrl: string;
  /** Language path prefix, such as `en`. */
  readonly language: string;
  /** Milliseconds after which a call is a network error. */
  readonly timeoutMs: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Sent with every call; on the server the visitor's cookie. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly report?: (problem: WireProblem) => void;
}

/** Galaxy over HTTP. Every fault of a call is a `NetworkError`, except that the caller itself gave up. */
export function createGalaxy(settings: GalaxySettings): Galaxy {
  const root = `${settings.baseUrl}/${settings.language}/api/galaxy/stays`;
  const send = settings.fetch ?? ((input, init) => globalThis.fetch(input, init));

  async function call(operation: string, query: string, init: RequestInit, signal?: AbortSignal) {
    const timeout = AbortSignal.timeout(settings.timeoutMs);
    try {
      const response = await send(`${root}/${operation}${query}`, {
        ...init,
        credentials: "same-origin",
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (!response.ok) throw new NetworkError(operation, `HTTP ${response.status}`);
      return (await response.json()) as unknown;
    } catch (cause) {
      if (cause instanceof NetworkError) throw cause;
      if (signal?.aborted) throw signal.reason;
      throw new NetworkError(operation, timeout.aborted ? "no answer in time" : "no readable answer", {
        cause,
      });
    }
  }

  return {
    get: (operation, params: GalaxyParams = {}, signal?) =>
      call(
        operation,
        queryString(params),
        { headers: { accept: "application/json", ...settings.headers } },
        signal,
      ),
    post: (operation, body, signal?) =>
      call(
        operation,
        "",
        {
          method: "POST",
          body: JSON.stringify(body),
          headers: { accept: "application/json", "content-type": "application/json", ...settings.headers },
        },
        signal,
      ),
    ...(settings.report && { report: settings.report }),
  };
}
