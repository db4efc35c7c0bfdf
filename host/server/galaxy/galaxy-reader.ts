import { LRUCache } from "lru-cache";
import { isPublicOperation } from "../../app/services/public-operation.ts";
import type { Log } from "../log/log.ts";
import { inSpan, setAnswer, traceHeaders } from "../log/trace.ts";
import { wholeBody } from "../proxy/whole-body.ts";
import { Circuit } from "./circuit.ts";
import { changesBasket, type GalaxyReply, galaxyCallOf, galaxySpan, READ_LIMIT } from "./galaxy-operation.ts";

const MEBIBYTE = 1_048_576;
const MAX_BYTES = 32 * MEBIBYTE;
const MAX_ANSWER_BYTES = 2 * MEBIBYTE;
/** Prices older than this are not shown, in milliseconds. */
const MAX_AGE = 30 * 60_000;
/** An answer is replaced by a newer one after this time, in milliseconds; checking each would cost CPU time. */
const REPLACE_AFTER = 15_000;

interface KeptAnswer {
  readonly body: string;
  readonly at: number;
}

/** Whether a body is a good answer of Galaxy: JSON without an error code, which may be 0 (ruling 4). */
function isGood(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === "object" && answer !== null && !("code" in answer);
  } catch {
    return false;
  }
}

/** The last good answers of public calls, for pages during an outage of Galaxy. */
class StaleAnswerCache {
  readonly #now: () => number;
  readonly #answers: LRUCache<string, KeptAnswer>;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#answers = new LRUCache({
      maxSize: MAX_BYTES,
      maxEntrySize: MAX_ANSWER_BYTES,
      sizeCalculation: ({ body }, url) => 2 * (body.length + url.length),
    });
  }

  /** Keeps a good answer of a public call. */
  keep(operation: string, url: string, { status, body }: GalaxyReply): void {
    if (status !== 200 || !isPublicOperation(operation) || /basket/i.test(url)) return;
    const at = this.#now();
    const known = this.#answers.peek(url);
    if ((known && at - known.at < REPLACE_AFTER) || !isGood(body)) return;
    this.#answers.set(url, { body, at });
  }

  /** The last good answer with its time; null when there is none, or it is too old. */
  find(url: string): GalaxyReply | null {
    const known = this.#answers.get(url);
    if (!known || this.#now() - known.at > MAX_AGE) return null;
    return { status: 200, body: known.body, keptAt: known.at };
  }
}

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
  timeout = READ_LIMIT,
): (url: string, traceparent?: string) => Promise<GalaxyReply> {
  const answers = new StaleAnswerCache(now);
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
