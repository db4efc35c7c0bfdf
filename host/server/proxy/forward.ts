/** Where a request goes on to, and what goes along. */
export interface Forwarding {
  readonly target: string;
  /** Milliseconds until the whole answer must be there. */
  readonly limit: number;
  readonly requestHeaders: Headers;
  /** Which headers of the answer the visitor gets. */
  readonly passesHeader: (name: string) => boolean;
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

function passedHeaders(from: Headers, passes: (name: string) => boolean): Headers {
  const headers = new Headers();
  for (const [name, value] of from) if (name !== "set-cookie" && passes(name)) headers.append(name, value);
  if (passes("set-cookie")) for (const cookie of from.getSetCookie()) headers.append("set-cookie", cookie);
  return headers;
}

/**
 * Sends a request on and streams the answer back. Stops when the visitor goes away.
 *
 * @throws ForwardError when no answer comes
 */
export async function forward(request: Request, forwarding: Forwarding): Promise<Response> {
  const { target, limit, requestHeaders, passesHeader } = forwarding;
  const timeout = AbortSignal.timeout(limit);
  const body = request.method === "GET" || request.method === "HEAD" ? null : await request.arrayBuffer();
  try {
    const answer = await fetch(target, {
      method: request.method,
      headers: requestHeaders,
      body,
      redirect: "manual",
      signal: AbortSignal.any([request.signal, timeout]),
    });
    return new Response(answer.body, {
      status: answer.status,
      headers: passedHeaders(answer.headers, passesHeader),
    });
  } catch (error) {
    throw new ForwardError(reasonOf(request, timeout), error);
  }
}
