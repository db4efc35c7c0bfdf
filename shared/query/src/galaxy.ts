import type { QueryClient } from "@tanstack/react-query";

/** Values of a query string; undefined and null are left out, arrays become comma lists, objects JSON text. */
export type GalaxyParams = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | object | null | undefined>
>;

/** A part of an answer that broke the contract and was left out, for the log (ruling 57). */
export interface WireProblem {
  readonly operation: string;
  /** Where in the answer, such as `Accommodations[3].Images[0]`. */
  readonly path: string;
  readonly reason: string;
}

/**
 * The way to Galaxy, in one language. One per query client: in the browser it calls the site's own origin,
 * on the server the back end itself, with that request's time limit.
 */
export interface Galaxy {
  /**
   * @param operation path after `api/galaxy/stays/`, such as `availability/accommodation`
   * @throws NetworkError when the answer is no 2xx, no JSON, or does not come
   */
  get(operation: string, params?: GalaxyParams, signal?: AbortSignal): Promise<unknown>;
  /** Sends `body` as JSON. Never retried. */
  post(operation: string, body: object, signal?: AbortSignal): Promise<unknown>;
  /** Told of every part that was left out of an answer; the host logs it. */
  report?(problem: WireProblem): void;
}

/** What is known of a call that failed. */
export interface NetworkErrorOptions extends ErrorOptions {
  /** HTTP status of the answer; undefined where none came. */
  readonly status?: number | undefined;
  /** The `x-request-id` that the call has sent. */
  readonly requestId?: string | undefined;
}

/** A call that got no answer that can be read: its body is never looked at (EC-12). */
export class NetworkError extends Error {
  readonly operation: string;
  readonly status: number | undefined;
  readonly requestId: string | undefined;

  constructor(operation: string, reason: string, options: NetworkErrorOptions = {}) {
    const { status, requestId, ...errorOptions } = options;
    super(`${operation}: ${reason}${requestId === undefined ? "" : ` (request ${requestId})`}`, errorOptions);
    this.name = "NetworkError";
    this.operation = operation;
    this.status = status;
    this.requestId = requestId;
  }
}

const galaxies = new WeakMap<QueryClient, Galaxy>();

/** Gives a query client its way to Galaxy. The host does it once, before the first query. */
export function provideGalaxy(client: QueryClient, galaxy: Galaxy): void {
  galaxies.set(client, galaxy);
}

/** The way to Galaxy of a query client; request functions take it from the client they are called with. */
export function galaxyOf(client: QueryClient): Galaxy {
  const galaxy = galaxies.get(client);
  if (!galaxy) throw new Error("This query client has no Galaxy: call provideGalaxy first.");
  return galaxy;
}
