/** Where a request goes on to, and what goes along. */
export interface Forwarding {
  readonly target: string;
  /** Milliseconds until the whole answer must be there. */
  readonly limit: number;
  /** Whether the request changes nothing by being sent twice. */
  readonly isRepeatable?: boolean;
  readonly requestHeaders: Headers;
  /** Which headers of the answer the visitor gets. */
  readonly passesHeader: (name: string) => boolean;
  /** Which `Set-Cookie` headers among them; all where it is missing. */
  readonly passesCookie?: (header: string) => boolean;
}

/** Why there was no answer: the other side was silent, could not be reached, or the visitor went away. */
export class ForwardError extends Error {
  readonly reason: "timeout" | "unreachable" | "gone";

  constructor(reason: ForwardError["reason"], cause: unknown) {
    super(`no answer: ${reason}`, { cause });
    this.name = "ForwardError";
    this.reason = reason;
  }
}

function reasonOf(request: Request, limit: AbortSignal): ForwardError["reason"] {
  if (request.signal.aborted) return "gone";
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

/** Errors of a kept connection that the other side closed in the moment in which it was used again. */
const CLOSED: readonly unknown[] = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"];

const isClosedConnection = (error: unknown): boolean =>
  CLOSED.includes((error as { readonly cause?: { readonly code?: unknown } }).cause?.code);

/**
 * Sends once more what found its connection closed, as RFC 9110 (9.2.2) allows for requests that may be repeated.
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
 * Sends a request on and streams the answer back. Stops when the visitor goes away.
 *
 * @throws ForwardError when no answer comes
 */
export async function forward(request: Request, forwarding: Forwarding): Promise<Response> {
  const { target, limit, requestHeaders } = forwarding;
  const timeout = AbortSignal.timeout(limit);
  try {
    const body = request.method === "GET" || request.method === "HEAD" ? null : await request.arrayBuffer();
    const send = () =>
      fetch(target, {
        method: request.method,
        headers: requestHeaders,
        body,
        redirect: "manual",
        signal: AbortSignal.any([request.signal, timeout]),
      });
    const answer = await (forwarding.isRepeatable ? sendRepeatable(send) : send());
    return new Response(answer.body, {
      status: answer.status,
      headers: passedHeaders(answer.headers, forwarding),
    });
  } catch (error) {
    throw new ForwardError(reasonOf(request, timeout), error);
  }
}
