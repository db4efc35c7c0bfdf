import { OversizedAnswer, wholeBody } from "./whole-body.ts";

/** The target of a forwarded request, and the headers to pass on. */
export interface Forwarding {
  readonly target: string;
  /** Time limit of the whole response, in milliseconds. */
  readonly limit: number;
  /** Whether the request is idempotent. */
  readonly isRepeatable?: boolean;
  /** Whether the response is read to its end first, so that one which breaks off is an error. */
  readonly isWhole?: boolean;
  readonly requestHeaders: Headers;
  /** Which response headers the visitor gets. */
  readonly passesHeader: (name: string) => boolean;
  /** Which `Set-Cookie` headers the visitor gets; missing = all. */
  readonly passesCookie?: (header: string) => boolean;
}

/** Why a request got no response: time-out, network error, too large a response, or the visitor disconnected. */
export class ForwardError extends Error {
  readonly reason: "timeout" | "unreachable" | "oversized" | "gone";

  constructor(reason: ForwardError["reason"], cause: unknown) {
    super(`no answer: ${reason}`, { cause });
    this.name = "ForwardError";
    this.reason = reason;
  }
}

function reasonOf(error: unknown, request: Request, limit: AbortSignal): ForwardError["reason"] {
  if (request.signal.aborted) return "gone";
  if (error instanceof OversizedAnswer) return "oversized";
  return limit.aborted ? "timeout" : "unreachable";
}

function passedHeaders(
  from: Headers,
  { passesHeader: passes, passesCookie = () => true }: Forwarding,
): Headers {
  const headers = new Headers();
  for (const [name, value] of from) if (name !== "set-cookie" && passes(name)) headers.append(name, value);
  if (passes("set-cookie"))
    for (const cookie of from.getSetCookie().filter(passesCookie)) headers.append("set-cookie", cookie);
  return headers;
}

/** Errors of a kept-alive connection that the other side closed at the moment of reuse. */
const CLOSED: readonly unknown[] = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"];

const isClosedConnection = (error: unknown): boolean =>
  CLOSED.includes((error as { readonly cause?: { readonly code?: unknown } }).cause?.code);

/**
 * Sends a request again when its connection was closed, as RFC 9110 (9.2.2) allows for idempotent requests.
 */
async function sendRepeatable(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (isClosedConnection(error)) return send();
    throw error;
  }
}

/**
 * Forwards a request and passes the response back. Aborts when the visitor disconnects. Hono's `proxy` has no lists of
 * headers, no time limit and no limit of size.
 *
 * @throws ForwardError when there is no response
 */
export async function forward(request: Request, forwarding: Forwarding): Promise<Response> {
  const { target, limit, requestHeaders } = forwarding;
  const timeout = AbortSignal.timeout(limit);
  const signal = AbortSignal.any([request.signal, timeout]);
  try {
    const body = request.method === "GET" || request.method === "HEAD" ? null : await request.arrayBuffer();
    const send = () =>
      fetch(target, {
        method: request.method,
        headers: requestHeaders,
        body,
        redirect: "manual",
        signal,
      });
    const answer = await (forwarding.isRepeatable ? sendRepeatable(send) : send());
    // A 204 or 304 may not have a body, not even an empty one.
    const isRead = forwarding.isWhole && answer.body !== null;
    return new Response(isRead ? await wholeBody(answer, signal) : answer.body, {
      status: answer.status,
      headers: passedHeaders(answer.headers, forwarding),
    });
  } catch (error) {
    throw new ForwardError(reasonOf(error, request, timeout), error);
  }
}
