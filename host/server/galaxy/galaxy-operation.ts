import type { SpanDescription } from "../log/trace.ts";

/** A call to Galaxy, parsed from the browser's request. */
export interface GalaxyCall {
  readonly language: string;
  /** Such as `availability/accommodation`. */
  readonly operation: string;
}

/**
 * Time limit of an operation that changes the basket, in milliseconds: after an abort the outcome is unknown.
 */
const CHANGE_LIMIT = 30_000;
/** Time limit of a read call, in milliseconds. It bounds an outage, so it is longer than any response of a busy machine. */
export const READ_LIMIT = 10_000;

/** Operations that change the basket although Galaxy takes them as GET (ruling 27). */
const changesByGet: readonly string[] = ["create-basket", "add-basket-addon"];

/** Parses an address such as `/sv/api/galaxy/stays/get-basket`; null when it is not a call to Galaxy. */
export function galaxyCallOf(pathname: string): GalaxyCall | null {
  const match = /^\/([a-z]{2}(?:-[a-z]{2})?)\/api\/galaxy\/stays\/([a-z-]+(?:\/[a-z-]+)*)$/.exec(pathname);
  return match?.[1] && match[2] ? { language: match[1], operation: match[2] } : null;
}

/** Whether a call changes the basket. */
export const changesBasket = (method: string, operation: string): boolean =>
  method === "POST" || changesByGet.includes(operation);

/** Whether a call may be sent twice: reads, and `create-basket`, which is idempotent (ruling 21). */
export const isRepeatable = (method: string, operation: string): boolean =>
  operation === "create-basket" || !changesBasket(method, operation);

/** Time limit of a call, in milliseconds. */
export function limitOf(method: string, operation: string): number {
  return changesBasket(method, operation) ? CHANGE_LIMIT : READ_LIMIT;
}

/** An answer of Galaxy to the server itself. */
export interface GalaxyReply {
  readonly status: number;
  readonly body: string;
  /** When Galaxy sent it, in milliseconds since 1970; missing = now. */
  readonly keptAt?: number;
}

/**
 * The span of a call to Galaxy. Its address is left out, because its query is a visitor's search.
 *
 * @param traceparent of the render worker that asks; missing = the current request calls
 */
export const galaxySpan = (method: string, operation: string, traceparent?: string): SpanDescription => ({
  name: `galaxy ${operation}`,
  kind: "client",
  attributes: { "http.request.method": method, "galaxy.operation": operation },
  traceparent,
});
