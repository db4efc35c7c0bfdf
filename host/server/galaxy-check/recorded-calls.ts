import { type GalaxyClient, GalaxyFailure } from "@stays/contract";
import { createGalaxy } from "@stays/galaxy/http";

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

/** Keeps the basket's cookie from one call to the next, as a browser does. */
function withCookies(): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    if (cookies.size > 0)
      request.headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    return response;
  };
}

/**
 * Calls a Galaxy as the site does, with the decoders of the site, and records what comes.
 *
 * @param baseUrl origin, or origin with a path
 * @param language prefix such as `en`
 */
export function recordCalls(baseUrl: string, language: string) {
  const calls: RecordedCall[] = [];
  let operation = "";
  let deviations: string[] = [];
  const http = createGalaxy({
    baseUrl,
    language,
    timeoutMs: TIMEOUT_MS,
    fetch: withCookies(),
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
  return { calls, ask };
}

/** Makes one call, which is recorded. */
export type Ask = ReturnType<typeof recordCalls>["ask"];
