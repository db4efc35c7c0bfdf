import { type GalaxyClient, GalaxyFailure } from "@stays/contract";
import { createGalaxy } from "@stays/galaxy/http";
import { openGalaxy } from "../galaxy/galaxy.ts";
import { galaxyRoutes } from "../galaxy/galaxy-routes.ts";

/** Milliseconds after which a call has failed. */
const TIMEOUT_MS = 15_000;

/** What came of one call to Galaxy. */
export interface RecordedCall {
  /** Path after `api/galaxy/stays/`. */
  readonly operation: string;
  /**
   * `fits` = everything in the answer can be read. `deviates` = the site would leave parts out. `refused` = an answer
   * with a `code`, `failed` = none that can be read.
   */
  readonly verdict: "fits" | "deviates" | "refused" | "failed";
  readonly milliseconds: number;
  /** Path in the answer, what is expected there and what was seen; or why there is no answer. */
  readonly deviations: readonly string[];
}

/** Whether a browser deletes a cookie: `Max-Age` counts before `Expires` (RFC 6265, 5.3). */
function isDeleted(header: string): boolean {
  const read = (name: string) => new RegExp(`;\\s*${name}=([^;]*)`, "i").exec(header)?.[1];
  const maxAge = read("Max-Age");
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  // biome-ignore lint/plugin: the end of a cookie is a time of day
  return Date.parse(read("Expires") ?? "") <= Date.now();
}

/**
 * Makes calls through the proxy of the site, and keeps the cookies that it sets from one call to the next, as a browser
 * does.
 *
 * @param onFitted receives what the proxy changes of Galaxy's cookies
 * @param onRemark receives what else it does with an answer
 */
function openProxy(
  baseUrl: string,
  siteOrigin: string,
  onFitted: (name: string, changes: readonly string[]) => void,
  onRemark: (operation: string, remark: string) => void,
): typeof fetch {
  const galaxy = openGalaxy({ url: baseUrl, log: { warn: () => {} }, onRemark });
  const proxy = galaxyRoutes({ galaxy, siteOrigin, hasLanguage: () => true, onFitted });
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    const headers = new Headers(request.headers);
    headers.set("x-requested-with", "stays");
    if (cookies.size > 0) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const { method, signal } = request;
    const body = method === "POST" ? await request.arrayBuffer() : null;
    const address = siteOrigin + request.url.slice(baseUrl.length);
    const response = await proxy.request(address, { method, headers, body, signal });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const [name = "", ...value] = pair.split("=");
      if (isDeleted(cookie)) cookies.delete(name);
      else cookies.set(name, value.join("="));
    }
    return response;
  };
}

/**
 * Calls a Galaxy as the site does, through its proxy and with its decoders, and records what comes.
 *
 * @param baseUrl origin, or origin with a path
 * @param language prefix such as `en`
 * @param siteOrigin origin of the site
 */
export function recordCalls(baseUrl: string, language: string, siteOrigin: string) {
  const calls: RecordedCall[] = [];
  const proxyRemarks = new Set<string>();
  let operation = "";
  let deviations: string[] = [];
  const http = createGalaxy({
    baseUrl,
    language,
    timeoutMs: TIMEOUT_MS,
    fetch: openProxy(
      baseUrl,
      siteOrigin,
      (name, changes) =>
        proxyRemarks.add(
          `Browsers would not keep the cookie ${name}: the site passes it on ${changes.join(" and ")}.`,
        ),
      (asked, remark) => proxyRemarks.add(`${asked}: ${remark}`),
    ),
    report: ({ path, reason }) => deviations.push(`${path}: ${reason}`),
  });
  const galaxy: GalaxyClient = {
    ...http,
    get: (name, params, signal) => {
      operation = name;
      return http.get(name, params, signal);
    },
    post: (name, body, signal) => {
      operation = name;
      return http.post(name, body, signal);
    },
  };

  /**
   * @param read makes one call
   * @param usual codes with which Galaxy refuses it in normal use
   * @returns the answer; null = none that the site can use
   */
  async function ask<T>(
    read: (galaxy: GalaxyClient) => Promise<T>,
    usual: readonly number[] = [],
  ): Promise<T | null> {
    deviations = [];
    const began = performance.now();
    const record = (verdict: RecordedCall["verdict"], reasons: readonly string[]) =>
      calls.push({
        operation,
        verdict,
        milliseconds: Math.round(performance.now() - began),
        deviations: reasons,
      });
    try {
      const answer = await read(galaxy);
      record(deviations.length > 0 ? "deviates" : "fits", deviations);
      return answer;
    } catch (error) {
      if (error instanceof GalaxyFailure)
        record(usual.includes(error.code) ? "fits" : "refused", [error.message]);
      else record("failed", [error instanceof Error ? error.message : String(error), ...deviations]);
      return null;
    }
  }
  return { calls, ask, proxyRemarks };
}

/** Makes one call, which is recorded. */
export type Ask = ReturnType<typeof recordCalls>["ask"];
