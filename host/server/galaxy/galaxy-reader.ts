import { traceHeaders } from "../observe/trace.ts";
import type { GalaxyReply } from "../render/worker-services.ts";
import { Circuit } from "./circuit.ts";
import { changesBasket, galaxyCallOf } from "./galaxy-operation.ts";

/** Milliseconds for a call. The renderer waits less, so that it says itself that the answer is late. */
const LIMIT = 2_000;

/**
 * Reads from Galaxy for the renderer: reading operations and nothing else, without anything of a visitor. Pages that
 * ask the same at the same time share one call, which has the trace of the first, and none waits for an operation that has not answered several times.
 *
 * @param galaxyUrl address of Galaxy, without a slash at the end
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
      signal: AbortSignal.timeout(LIMIT),
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

/** Length of the path that Galaxy's address itself has. */
const pathOf = (galaxyUrl: string): number => new URL(galaxyUrl).pathname.replace(/\/$/, "").length;
