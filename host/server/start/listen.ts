import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { type ProxySetup, trustedHeaders } from "../proxy/trusted-headers.ts";
import { StartError } from "./environment.ts";

/** Answers a request; `env` is what the Node adapter hands over. */
export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/** The socket of the site: bound before anything else, so that a taken port is known at once. */
export interface Listener {
  readonly port: number;
  /** Puts the site in the place of the answer that it is starting. */
  serve(fetch: Fetch): void;
  /**
   * Says that it stops, so that balancers send nothing more; stops accepting once they have had time to notice, and
   * waits for the requests that are running.
   *
   * @param noticed settles when balancers have noticed; missing = nobody has to
   */
  close(noticed?: Promise<unknown>): Promise<void>;
}

/** Milliseconds that running requests get to end when the process is asked to stop. */
const GRACE = 10_000;
const SWEEP = 50;
/** Milliseconds. An idle connection outlives those of balancers (60 s), so that they never use one that is closing. */
const KEEP_ALIVE = 65_000;
/** Milliseconds for the headers of a request, and for all of it: who is slower holds a connection for nothing. */
const HEADERS_LIMIT = 15_000;
const REQUEST_LIMIT = 30_000;

const stateAnswer = (status: string, code: number): Response =>
  Response.json({ status }, { status: code, headers: { "retry-after": "2", "cache-control": "no-store" } });

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

/** Connections that browsers keep open become idle one by one, as their last request ends. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE);
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Binds the port; answers that the site is starting until it is handed over.
 *
 * @throws StartError when the port cannot be had
 */
export async function listen(
  port: number,
  host: string | undefined,
  surroundings: ProxySetup = { isTrusted: () => false, siteOrigin: null },
): Promise<Listener> {
  let fetch = starting;
  let isStopping = false;
  const answer = getRequestListener((request, env) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/livez") return stateAnswer("alive", 200);
    return isStopping && pathname === "/healthz" ? stateAnswer("stopping", 503) : fetch(request, env);
  });
  const limits = {
    keepAliveTimeout: KEEP_ALIVE,
    headersTimeout: HEADERS_LIMIT,
    requestTimeout: REQUEST_LIMIT,
  };
  const server = createServer(limits, (incoming, outgoing) => {
    incoming.rawHeaders = trustedHeaders(incoming.rawHeaders, incoming.socket.remoteAddress, surroundings);
    outgoing.shouldKeepAlive &&= !isStopping;
    return answer(incoming, outgoing);
  });
  await bind(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => {
      fetch = next;
    },
    close: async (noticed) => {
      isStopping = true;
      await noticed;
      await close(server);
    },
  };
}
