import { delay, HttpResponse, http, type JsonBodyType, type RequestHandler } from "msw";

/** A call to the mock Galaxy of a test. */
export interface GalaxyCall {
  /** The query parameters of a read. */
  readonly params: URLSearchParams;
  /** The language prefix of the path. */
  readonly language: string;
  /** Aborts when the client cancels the call. */
  readonly signal: AbortSignal;
  /** The JSON body of a write; null for a read. */
  readonly body: unknown;
}

/** A response body, or a function of the call. `networkError` and `never` simulate faults. */
export type GalaxyAnswer =
  | object
  | number
  | ((call: GalaxyCall) => object | number | Promise<object | number>);

/** A response with a status other than 2xx: the client must not read its body. */
export const networkError = () =>
  HttpResponse.json({ code: 500, errorMessage: "not to be read" }, { status: 503 });

/** An answer that never arrives during the test. */
export async function never(): Promise<object> {
  await delay("infinite");
  return {};
}

function handler(method: "get" | "post", operation: string, answer: GalaxyAnswer): RequestHandler {
  return http[method](`*/:language/api/galaxy/stays/${operation}`, async ({ request, params }) => {
    const call: GalaxyCall = {
      params: new URL(request.url).searchParams,
      language: String(params.language),
      signal: request.signal,
      body: method === "post" ? await request.clone().json() : null,
    };
    const body = typeof answer === "function" ? await answer(call) : answer;
    return body instanceof Response ? body : HttpResponse.json(body as JsonBodyType);
  });
}

/** Handlers of the mock Galaxy: `galaxy.get("availability/accommodation", wireAvailability([…]))`. */
export const galaxy = {
  get: (operation: string, answer: GalaxyAnswer) => handler("get", operation, answer),
  post: (operation: string, answer: GalaxyAnswer) => handler("post", operation, answer),
};

/** A handler that records its calls, oldest first. */
export function recorded(operation: string, answer: GalaxyAnswer, method: "get" | "post" = "get") {
  const calls: GalaxyCall[] = [];
  const remember = async (call: GalaxyCall) => {
    calls.push(call);
    return typeof answer === "function" ? answer(call) : answer;
  };
  return { calls, handler: handler(method, operation, remember) };
}
