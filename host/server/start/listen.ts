import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { type ProxySetup, type RequestSource, takeHead } from "../http/request-source.ts";
import { StartError } from "../settings/start-error.ts";
import { answerRejected, type OnRejected, rejectionHeaders, rejectionPage } from "./rejected-requests.ts";

/** A request handler; `env` says where the request comes from. */
export type Fetch = (
  request: Request,
  env: { readonly source?: RequestSource | undefined },
) => Response | Promise<Response>;

/** The socket of the site. It is bound first, so that a port in use fails at once. */
export interface Listener {
  readonly port: number;
  /** Sets the handler; until then the site answers that it is starting. */
  serve(fetch: Fetch): void;
  /**
   * Answers health checks with "stopping", so that load balancers send no new requests. After `noticed` it
   * closes the socket and waits for running requests.
   *
   * @param noticed settles when load balancers have noticed; missing = no wait
   */
  close(noticed?: Promise<unknown>): Promise<void>;
}

/** Time limit of running requests after a stop signal, in milliseconds. */
const GRACE = 10_000;
const SWEEP = 50;
/** Seconds; the reason is in docs/operations.md. */
export const KEEP_ALIVE_SECONDS = 65;
/** What the socket needs to know. */
export interface ListenOptions extends ProxySetup {
  /**
   * Seconds until an idle connection is closed. It must outlive those of the balancer in front, so that a balancer
   * never uses one that is closing.
   */
  readonly keepAliveSeconds: number;
  readonly onRejected: OnRejected;
}

const onThisMachine: ListenOptions = {
  isTrusted: () => false,
  siteOrigin: null,
  keepAliveSeconds: KEEP_ALIVE_SECONDS,
  onRejected: () => {},
};

/**
 * Time limits for the headers of a request and for the whole request, in milliseconds; slower clients are
 * disconnected.
 */
const HEADERS_LIMIT = 15_000;
const REQUEST_LIMIT = 30_000;

const stateHeaders = { "retry-after": "2", "cache-control": "no-store", "x-content-type-options": "nosniff" };

const stateAnswer = (status: string, code: number): Response =>
  Response.json({ status }, { status: code, headers: stateHeaders });

const starting: Fetch = () => stateAnswer("starting", 503);

function startError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE")
    return new StartError(
      `Port ${port} is taken: stop what runs there, or choose another one with PORT=3001 npm start.`,
    );
  if (error.code === "EACCES")
    return new StartError(`Port ${port} needs root rights: choose one above 1023 with PORT=3000 npm start.`);
  return error;
}

function bind(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(startError(error, port)));
    server.listen({ port, host }, resolve);
  });
}

/**
 * Ends the connections of a server that accepts no more. Kept-alive connections become idle one by one, when their
 * last request ends.
 */
async function endConnections(server: Server, closed: Promise<unknown>): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), GRACE);
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  await closed;
  clearTimeout(force);
  clearInterval(sweep);
}

/**
 * Binds the port. Requests are answered with "starting" until a handler is set.
 *
 * @throws StartError when the port is unavailable
 */
export async function listen(
  port: number,
  host: string | undefined,
  given: Partial<ListenOptions> = {},
): Promise<Listener> {
  let fetch = starting;
  let isStopping = false;
  const options = { ...onThisMachine, ...given };
  const { onRejected } = options;
  const sources = new WeakMap<object, RequestSource>();
  const answer = getRequestListener((request, { incoming }) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/livez") return stateAnswer("alive", 200);
    if (isStopping && pathname === "/healthz") return stateAnswer("stopping", 503);
    return fetch(request, { source: sources.get(incoming) });
  });
  const limits = {
    keepAliveTimeout: options.keepAliveSeconds * 1_000,
    headersTimeout: HEADERS_LIMIT,
    requestTimeout: REQUEST_LIMIT,
  };
  const server = createServer(limits, (incoming, outgoing) => {
    const { url, source } = takeHead(incoming, options);
    sources.set(incoming, source);
    outgoing.shouldKeepAlive &&= !isStopping;
    if (url === null) {
      onRejected(400, "the address cannot be read");
      return outgoing.writeHead(400, rejectionHeaders).end(rejectionPage(400));
    }
    return answer(incoming, outgoing);
  });
  answerRejected(server, onRejected);
  await bind(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => {
      fetch = next;
    },
    close: async (noticed) => {
      isStopping = true;
      await noticed;
      const closed = once(server, "close");
      server.close();
      await endConnections(server, closed);
    },
  };
}
