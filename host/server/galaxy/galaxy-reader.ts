import type { Log } from "../log/log.ts";
import { inSpan, setAnswer, traceHeaders } from "../log/trace.ts";
import { wholeBody } from "../proxy/whole-body.ts";
import { Circuit } from "./circuit.ts";
import { changesBasket, galaxyCallOf, RENDER_READ_LIMIT } from "./galaxy-operation.ts";
import type { GalaxyReply } from "./galaxy-reply.ts";
import { galaxySpan } from "./galaxy-span.ts";
import { LastAnswers } from "./last-answers.ts";

/**
 * Reads from Galaxy for the renderer: only read operations, without any data of a visitor. Equal concurrent
 * calls of several pages share one call, with the trace of the first. A circuit breaker stops calls of an
 * operation that failed several times; until one succeeds, pages get the last good answers. Each call that
 * failed is logged, as the browser's are (ER-02).
 *
 * @param galaxyUrl address of Galaxy, without a trailing slash
 * @param now milliseconds since 1970
 * @param timeout of a whole answer, in milliseconds
 */
export function galaxyReader(
  galaxyUrl: string,
  log: Pick<Log, "warn">,
  now: () => number = Date.now,
  timeout = RENDER_READ_LIMIT,
): (url: string, traceparent?: string) => Promise<GalaxyReply> {
  const answers = new LastAnswers(now);
  const running = new Map<string, Promise<GalaxyReply>>();
  const circuits = new Map<string, Circuit>();
  const circuitOf = (operation: string): Circuit => {
    const circuit = circuits.get(operation) ?? new Circuit(now);
    circuits.set(operation, circuit);
    return circuit;
  };
  const read = (operation: string, url: string, traceparent: string | undefined): Promise<GalaxyReply> =>
    inSpan(galaxySpan("GET", operation, traceparent ?? ""), async (span) => {
      const signal = AbortSignal.timeout(timeout);
      const headers = { accept: "application/json", ...traceHeaders() };
      const response = await fetch(url, { headers, redirect: "error", signal });
      setAnswer(span, response.status);
      const body = new TextDecoder().decode(await wholeBody(response, signal));
      return { status: response.status, body };
    });
  const readLogged = async (operation: string, url: string, traceparent: string | undefined) => {
    const started = now();
    const logFailure = (reason: string) =>
      log.warn("galaxy did not answer", { operation, method: "GET", reason, ms: now() - started });
    try {
      const reply = await read(operation, url, traceparent);
      if (isFailed(reply)) logFailure(`HTTP ${reply.status}`);
      return reply;
    } catch (error) {
      logFailure(String(error));
      throw error;
    }
  };
  const answerOf = async (operation: string, url: string, traceparent: string | undefined) => {
    const circuit = circuitOf(operation);
    try {
      const reply = await circuit.call(() => readLogged(operation, url, traceparent), isFailed);
      answers.keep(operation, url, reply);
      return (isFailed(reply) && circuit.isOpen && answers.find(url)) || reply;
    } catch (error) {
      const kept = circuit.isOpen ? answers.find(url) : null;
      if (!kept) throw error;
      return kept;
    }
  };
  return async (url, traceparent) => {
    const call = url.startsWith(`${galaxyUrl}/`)
      ? galaxyCallOf(new URL(url).pathname.slice(pathOf(galaxyUrl)))
      : null;
    if (!call || changesBasket("GET", call.operation)) throw new Error(`${url} is not a read call of Galaxy`);
    const known = running.get(url);
    if (known) return known;
    const reply = answerOf(call.operation, url, traceparent).finally(() => running.delete(url));
    running.set(url, reply);
    return reply;
  };
}

const isFailed = ({ status }: GalaxyReply): boolean => status >= 500;

/** Length of the path in Galaxy's own address. */
const pathOf = (galaxyUrl: string): number => new URL(galaxyUrl).pathname.replace(/\/$/, "").length;
