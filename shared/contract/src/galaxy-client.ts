import type { QueryClient } from "@tanstack/react-query";

/**
 * Values of a query string. undefined and null are omitted, arrays become comma-separated lists, objects
 * become JSON text.
 */
export type GalaxyParams = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | object | null | undefined>
>;

/** A part of an answer that did not match its schema and was dropped, for the log (ruling 57). */
export interface WireProblem {
  readonly operation: string;
  /** Path in the answer, such as `Accommodations[3].Images[0]`. */
  readonly path: string;
  readonly reason: string;
}

/**
 * A client of Galaxy for one language; each query client has one. In the browser it calls the site's own
 * origin. In a render worker it asks the server process, which calls Galaxy within the time limit of the request.
 */
export interface GalaxyClient {
  /**
   * @param operation path after `api/galaxy/stays/`, such as `availability/accommodation`
   * @throws NetworkError when the answer is not 2xx, is not JSON, or does not arrive
   */
  get(operation: string, params?: GalaxyParams, signal?: AbortSignal): Promise<unknown>;
  /** Sends `body` as JSON. Never retried. */
  post(operation: string, body: object, signal?: AbortSignal): Promise<unknown>;
  /** Called for every part that was dropped from an answer; the host logs it. */
  report?(problem: WireProblem): void;
}

/** Details of a failed call. */
export interface NetworkErrorOptions extends ErrorOptions {
  /** HTTP status of the answer; undefined = no answer. */
  readonly status?: number | undefined;
  /** The `x-request-id` header of the call. */
  readonly requestId?: string | undefined;
}

/** A call without a usable answer. Its body is never read (EC-12). */
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

/**
 * Galaxy has refused a call: its answer has a `code`. 0 timed out, 404 nothing found, 500 failed; any other code has no
 * meaning of its own (ruling 3).
 */
export class GalaxyFailure extends Error {
  readonly operation: string;
  readonly code: number;
  /** Galaxy's own message; shown where the error catalogue says so (EC-02). */
  readonly reason: string;

  constructor(operation: string, code: number, reason: string) {
    super(`code ${code}: ${reason}`);
    this.name = "GalaxyFailure";
    this.operation = operation;
    this.code = code;
    this.reason = reason;
  }

  /** Whether there is no such item. */
  get isNotFound(): boolean {
    return this.code === 404;
  }

  /** Whether the booking system has timed out: Error 3 of an accommodation add (EC-04). */
  get isTimedOut(): boolean {
    return this.code === 0;
  }
}

const galaxies = new WeakMap<QueryClient, GalaxyClient>();

/** Sets the Galaxy client of a query client. The host calls it once, before the first query. */
export function provideGalaxy(client: QueryClient, galaxy: GalaxyClient): void {
  galaxies.set(client, galaxy);
}

/** The Galaxy client of a query client. Query functions get it from the client that they are called with. */
export function galaxyOf(client: QueryClient): GalaxyClient {
  const galaxy = galaxies.get(client);
  if (!galaxy) throw new Error("This query client has no Galaxy: call provideGalaxy first.");
  return galaxy;
}
