import { traceHeaders } from "../observe/trace.ts";
import type { GalaxyReply } from "../render/worker-services.ts";
import { Circuit } from "./circuit.ts";
import { changesBasket, galaxyCallOf } from "./galaxy-operation.ts";
import { GALAXY_TIMEOUT } from "./galaxy-timeout.ts";

/**
 * Reads from Galaxy for the renderer: only read operations, without any data of a visitor. Equal concurrent
 * calls of several pages share one call, with the trace of the first. A circuit breaker stops calls of an
 * operation that failed several times.
 *
 * @param galaxyUrl address of Galaxy, without a trailing slash
 */
export function galaxyReader(galaxyUrl: string): (url: string, traceparent?: string) => Promise<GalaxyReply> {
  const running = new Map<string, Promise<GalaxyReply>>();
  const circuits = new Map<string, Circuit>();
  const circuitOf = (operation: string): Circuit => {
    const circuit = circuits.get(operation) ?? new Circuit();
    circuits.set(operation, circuit);
    return circuit;
  };
  const read = async (url: string, traceparent: string | undefined): Promise<GalaxyReply> => {
    const response = await fetch(url, {
      headers: { accept: "application/json", ...traceHeaders(traceparent) },
      redirect: "error",
      signal: AbortSignal.timeout(GALAXY_TIMEOUT),
    });
    return { status: response.status, body: await response.text() };
  };
  return async (url, traceparent) => {
    const call = url.startsWith(`${galaxyUrl}/`)
      ? galaxyCallOf(new URL(url).pathname.slice(pathOf(galaxyUrl)))
      : null;
    if (!call || changesBasket("GET", call.operation)) throw new Error(`${url} is not a read call of Galaxy`);
    const known = running.get(url);
    if (known) return known;
    const reply = circuitOf(call.operation)
      .call(
        () => read(url, traceparent),
        ({ status }) => status >= 500,
      )
      .finally(() => running.delete(url));
    running.set(url, reply);
    return reply;
  };
}

/** Length of the path in Galaxy's own address. */
const pathOf = (galaxyUrl: string): number => new URL(galaxyUrl).pathname.replace(/\/$/, "").length;
