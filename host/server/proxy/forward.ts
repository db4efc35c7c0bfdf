/** Where a request goes on to, and what goes along. */
export interface Forwarding {
  readonly target: string;
  /** Milliseconds until the whole answer must be there. */
  readonly limit: number;
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
    const answer = await fetch(target, {
      method: request.method,
      headers: requestHeaders,
      body,
      redirect: "manual",
      signal: AbortSignal.any([request.signal, timeout]),
    });
    return new Response(answer.body, {
      status: answer.status,
      headers: passedHeaders(answer.headers, forwarding),
    });
  } catch (error) {
    throw new ForwardError(reasonOf(request, timeout), error);
  }
}
