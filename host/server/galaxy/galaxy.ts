import {
  callLimit,
  changesBasket,
  isContentOperation,
  isPublicOperation,
  isRepeatable,
} from "@stays/galaxy/operations";
import type { ReadAnswer } from "@stays/galaxy/read-adapter";
import { LRUCache } from "lru-cache";
import { setsForeignCookie } from "../http/own-cookies.ts";
import type { Log } from "../observability/log.ts";
import { inSpan, type SpanDescription, setAnswer, traceHeaders } from "../observability/trace.ts";
import { toUtf8 } from "./answer-charset.ts";
import { CallsPaused, Circuit } from "./circuit.ts";

const MEBIBYTE = 1_048_576;
/** Largest answer, in bytes after decompression. A list of stays has some 100 kB. */
export const MAX_ANSWER = 16 * MEBIBYTE;
const MAX_KEPT = 32 * MEBIBYTE;
const MAX_KEPT_ANSWER = 2 * MEBIBYTE;
/** Prices older than this are not shown, in milliseconds. */
const MAX_AGE = 30 * 60_000;
/** An answer is replaced by a newer one after this time, in milliseconds; checking each would cost CPU time. */
const REPLACE_AFTER = 15_000;

const ANSWER_HEADERS = ["content-type", "content-language", "retry-after", "set-cookie", "x-request-id"];

/** A call to Galaxy. */
export interface GalaxyCall {
  /** Language prefix. */
  readonly language: string;
  /** Such as `availability/accommodation`. */
  readonly operation: string;
}

/** Parses an address such as `/sv/api/galaxy/stays/get-basket`; null when it is not a call to Galaxy. */
export function parseGalaxyPath(pathname: string): GalaxyCall | null {
  const match = /^\/([a-z]{2}(?:-[a-z]{2})?)\/api\/galaxy\/stays\/([a-z-]+(?:\/[a-z-]+)*)$/.exec(pathname);
  return match?.[1] && match[2] ? { language: match[1], operation: match[2] } : null;
}

/** Why a call got no answer; `charset` = nobody can read it, `gone` = the visitor has disconnected, `paused` = the operation fails for everyone. */
type Reason = "timeout" | "unreachable" | "oversized" | "charset" | "gone" | "paused";

/** Thrown for a call without an answer. */
export class NoAnswer extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, cause: unknown) {
    super(`Galaxy did not answer: ${reason}`, { cause });
    this.name = "NoAnswer";
    this.reason = reason;
  }
}

class OversizedAnswer extends Error {}
class UnreadableAnswer extends Error {}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer<ArrayBuffer>;
}

/** A call as it is sent. */
interface SentCall {
  readonly method: string;
  readonly operation: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body?: ArrayBuffer | null | undefined;
  /** Aborted when the visitor disconnects. */
  readonly signal?: AbortSignal;
  /** The trace to continue; missing = that of the current request. */
  readonly traceparent?: string;
}

/** An answer to a page. */
export interface PageAnswer extends ReadAnswer {
  /** Of an answer with content: the same for the same bytes. */
  readonly tag?: number | undefined;
}

/** Galaxy, as everyone on the server asks it. */
export interface Galaxy {
  /** Its address, without a trailing slash. */
  readonly url: string;
  /**
   * Reads for pages and sitemaps. While an operation is down it returns its last good answer.
   *
   * @param tag of the content that the caller has: the same content comes without its bytes
   * @throws NoAnswer, or an error when the URL is no read call of this Galaxy
   */
  readonly read: (url: string, traceparent?: string, tag?: number) => Promise<PageAnswer>;
  /**
   * Sends a visitor's call.
   *
   * @throws NoAnswer
   */
  readonly send: (call: SentCall) => Promise<Response>;
}

/**
 * Rejects with the signal's reason when it aborts. Node's `fetch` alone may not: it never settles when a body that is
 * said to be compressed cannot be decompressed.
 */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** Reads an answer to its end, so that one which breaks off is an error. */
async function readBody({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER) throw new OversizedAnswer(`more than ${MAX_ANSWER} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Errors of a kept-alive connection that the other side closed at the moment of reuse. */
const CLOSED: readonly unknown[] = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"];

const isClosedConnection = (error: unknown): boolean =>
  CLOSED.includes((error as { readonly cause?: { readonly code?: unknown } }).cause?.code);

const MAX_REDIRECTS = 3;

/**
 * Follows redirects within an origin, such as to an address with a slash at its end: elsewhere Galaxy could send the
 * server to any machine that it reaches.
 *
 * @param open requests an address
 * @param onFollow receives the address that a redirect leads to
 */
async function followWithin(
  origin: string,
  address: string,
  open: (address: string) => Promise<Response>,
  onFollow: (address: string) => void,
): Promise<Response> {
  let at = address;
  for (let count = 0; ; count += 1) {
    const response = await open(at);
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 308 || location === null || count === MAX_REDIRECTS)
      return response;
    if (!URL.canParse(location, at) || new URL(location, at).origin !== origin) return response;
    await response.body?.cancel();
    at = new URL(location, at).href;
    onFollow(at);
  }
}

/** Sends a request again when its connection was closed, as RFC 9110 (9.2.2) allows for idempotent requests. */
async function sendRepeatable(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (isClosedConnection(error)) return send();
    throw error;
  }
}

const OBJECT = { start: "{".charCodeAt(0), end: "}".charCodeAt(0) };

/**
 * Whether a body is a good answer of Galaxy: JSON without an error code, which may be 0 (ruling 4). One without the name
 * is not parsed: a list of hundreds of units would take as long as all else that the server does for a page.
 */
function isGood(body: Buffer): boolean {
  const hasCode = body.includes('"code"');
  if (!hasCode && body[0] === OBJECT.start && body.at(-1) === OBJECT.end) return true;
  try {
    const answer: unknown = JSON.parse(body.toString());
    return typeof answer === "object" && answer !== null && !("code" in answer);
  } catch {
    return false;
  }
}

const isFailed = ({ status }: Answer): boolean => status >= 500;

/** Whether an answer is the same for everyone, so that visitors may share it. */
const isPublic = (operation: string, path: string): boolean =>
  isPublicOperation(operation) && !/basket/i.test(path);

// A 204 or 304 may not have a body, not even an empty one.
const toResponse = ({ status, headers, body }: Answer): Response =>
  new Response(body.length === 0 ? null : body, { status, headers });

export interface GalaxyOptions {
  /** Address of Galaxy, without a trailing slash. */
  readonly url: string;
  readonly log: Pick<Log, "warn">;
  /** Time limit of a whole answer, in milliseconds. */
  readonly limit?: (method: string, operation: string) => number;
  /** Seconds for which pages share an answer with content; 0 = each page asks for it. */
  readonly contentSeconds?: number;
  /** Receives a sentence about each answer that needs more than to be passed on. */
  readonly onRemark?: (operation: string, remark: string) => void;
}

/**
 * Opens Galaxy for pages, sitemaps and the browsers of visitors. Calls with the same answer for everyone carry nothing
 * of a visitor. Equal ones that run at the same time are one call. A circuit breaker stops those of an operation that
 * failed several times: pages then get its last good answers, and of browsers one at a time tries again. A visitor's
 * own calls, such as those of the basket, are sent as they come. Each call that failed is logged (ER-02).
 */
export function openGalaxy({
  url,
  log,
  limit = callLimit,
  contentSeconds = 0,
  onRemark = () => {},
}: GalaxyOptions): Galaxy {
  const basePath = new URL(url).pathname.replace(/\/$/, "");
  /** The last good answers of public calls, for pages during an outage of Galaxy. */
  const lastGood = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: MAX_KEPT,
    maxEntrySize: MAX_KEPT_ANSWER,
    sizeCalculation: (body, path) => body.length + path.length + 1,
    ttl: MAX_AGE,
    ttlResolution: 0,
  });
  const tags = new WeakMap<Uint8Array, number>();
  let lastTag = 0;
  const circuits = new Map<string, Circuit>();
  const running = new Map<string, Promise<Answer>>();

  async function exchange({ method, operation, path, headers, body, signal }: SentCall): Promise<Answer> {
    // `AbortSignal.timeout` would keep what listens to it, with the answer, until its time has passed.
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), limit(method, operation));
    const stop = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    const open = (address: string) =>
      fetch(address, { method, headers, body: body ?? null, redirect: "manual", signal: stop });
    const send = () =>
      changesBasket(method, operation)
        ? open(url + path)
        : followWithin(new URL(url).origin, url + path, open, (to) =>
            onRemark(operation, `It redirects to ${new URL(to).pathname}: the site follows, a request more.`),
          );
    const read = async () => {
      const response = await (isRepeatable(method, operation) ? sendRepeatable(send) : send());
      const contentType = response.headers.get("content-type");
      const decoded = toUtf8(await readBody(response), contentType);
      if (decoded?.from) onRemark(operation, `It is in ${decoded.from}: the site passes it on in UTF-8.`);
      if (decoded) return { response, ...decoded };
      onRemark(operation, `It is in a charset that nobody knows (${contentType}): send JSON in UTF-8.`);
      throw new UnreadableAnswer(`unknown charset: ${contentType}`);
    };
    try {
      const { response, body: content, from } = await Promise.race([read(), rejectOnAbort(stop)]);
      const passed = new Headers();
      for (const [name, value] of response.headers)
        if (ANSWER_HEADERS.includes(name) && (name !== "set-cookie" || setsForeignCookie(value)))
          passed.append(name, value);
      if (from !== null) passed.set("content-type", "application/json; charset=utf-8");
      return { status: response.status, headers: passed, body: content };
    } catch (error) {
      if (signal?.aborted) throw new NoAnswer("gone", error);
      if (error instanceof OversizedAnswer) throw new NoAnswer("oversized", error);
      if (error instanceof UnreadableAnswer) throw new NoAnswer("charset", error);
      throw new NoAnswer(timeout.signal.aborted ? "timeout" : "unreachable", error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends a call in a span. Its address is left out, because its query is a visitor's search. */
  async function send(call: SentCall): Promise<Answer> {
    const { method, operation, traceparent } = call;
    const started = performance.now();
    const logFailure = (reason: string) => {
      const ms = Math.round(performance.now() - started);
      log.warn("galaxy did not answer", { operation, method, reason, ms });
    };
    const span: SpanDescription = {
      name: `galaxy ${operation}`,
      kind: "client",
      attributes: { "http.request.method": method, "galaxy.operation": operation },
      traceparent,
    };
    try {
      const answer = await inSpan(span, async (running) => {
        const got = await exchange(call);
        setAnswer(running, got.status);
        return got;
      });
      if (isFailed(answer)) logFailure(`HTTP ${answer.status}`);
      return answer;
    } catch (error) {
      logFailure(error instanceof NoAnswer ? error.reason : String(error));
      throw error;
    }
  }

  const findCircuit = (operation: string): Circuit => {
    const circuit = circuits.get(operation) ?? new Circuit();
    circuits.set(operation, circuit);
    return circuit;
  };

  /** Keeps a good answer. @returns the answer, with the kept bytes if they are equal */
  function keep(path: string, answer: Answer): Answer {
    if (answer.status !== 200) return answer;
    const isNew = lastGood.getRemainingTTL(path) > MAX_AGE - REPLACE_AFTER;
    const known = lastGood.get(path);
    const body = known?.equals(answer.body) ? known : answer.body;
    if (!isNew && isGood(body)) lastGood.set(path, body);
    return { ...answer, body };
  }

  function findKept(path: string) {
    const age = Math.ceil((MAX_AGE - lastGood.getRemainingTTL(path)) / 1000);
    const body = lastGood.get(path);
    return body ? { status: 200, age, body } : null;
  }

  /** Leaves out the bytes of content that the caller has. */
  function withTag(answer: ReadAnswer, known: number | undefined): PageAnswer {
    if (answer.status !== 200) return answer;
    const tag = tags.get(answer.body) ?? ++lastTag;
    tags.set(answer.body, tag);
    return tag === known ? { ...answer, tag, body: new Uint8Array() } : { ...answer, tag };
  }

  /** Asks for an answer that is the same for everyone who asks at this moment. */
  function ask(call: SentCall, isVisitors: boolean): Promise<Answer> {
    const { operation, path } = call;
    // A page does not wait for the call that tries again for visitors.
    const key = `${isVisitors} ${path}`;
    const known = running.get(key);
    if (known) return known;
    const asked = findCircuit(operation)
      .call(() => send(call), isFailed, isVisitors)
      .then((answer) => {
        answer.headers.delete("set-cookie");
        return isPublic(operation, path) ? keep(path, answer) : answer;
      })
      .finally(() => running.delete(key));
    running.set(key, asked);
    return asked;
  }

  /** @throws when it is no read call of this Galaxy */
  function parseReadCall(address: string): { readonly operation: string; readonly path: string } {
    const { href, pathname, search } = new URL(address);
    const call = href.startsWith(`${url}/`) ? parseGalaxyPath(pathname.slice(basePath.length)) : null;
    if (!call || changesBasket("GET", call.operation))
      throw new Error(`${address} is not a read call of Galaxy`);
    return { operation: call.operation, path: pathname.slice(basePath.length) + search };
  }

  return {
    url,
    read: async (address, traceparent = "", tag = undefined) => {
      const { operation, path } = parseReadCall(address);
      const isContent = isContentOperation(operation);
      const shared = isContent ? findKept(path) : null;
      if (shared && shared.age < contentSeconds) return withTag({ ...shared, age: null }, tag);
      const headers = new Headers({ accept: "application/json" });
      const last = () => (findCircuit(operation).isOpen ? findKept(path) : null);
      try {
        const answer = await ask({ method: "GET", operation, path, headers, traceparent }, false);
        const kept = isFailed(answer) ? last() : null;
        if (kept) return kept;
        const read = { status: answer.status, age: null, body: answer.body };
        return isContent ? withTag(read, tag) : read;
      } catch (error) {
        const kept = last();
        if (kept) return kept;
        throw error;
      }
    },
    send: async (call) => {
      const { operation, method, path, headers } = call;
      if (method !== "GET" || !isPublic(operation, path)) return toResponse(await send(call));
      headers.delete("cookie");
      try {
        return toResponse(await ask({ method, operation, path, headers }, true));
      } catch (error) {
        throw error instanceof CallsPaused ? new NoAnswer("paused", error) : error;
      }
    },
  };
}
