import { type Galaxy, NetworkError, type WireProblem } from "@stays/query";
import axios, {
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from "axios";
import { serializeParams } from "./serialize-params.ts";

const REQUEST_ID = "x-request-id";

/** Where Galaxy is and how its HTTP client is set up. */
export interface GalaxySettings {
  /** Origin, or origin with a path, without a slash at the end. */
  readonly baseUrl: string;
  /** Language path prefix, such as `en`. */
  readonly language: string;
  /** Milliseconds after which a call is a network error. */
  readonly timeoutMs: number;
  /** One function for the life of the process: axios keeps each that it gets. */
  readonly fetch?: typeof globalThis.fetch;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the id that a call sends in `x-request-id` and that the log names when the call fails. */
  readonly requestId?: () => string;
  readonly report?: (problem: WireProblem) => void;
}

// It looks `fetch` up at each call: tests replace the global.
const platformFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/** A call's operation and request id, for its errors. */
function callOf(config: InternalAxiosRequestConfig | undefined) {
  const id = config?.headers.get(REQUEST_ID);
  return { operation: config?.url ?? "unknown", ...(typeof id === "string" && { requestId: id }) };
}

/** Axios reads text that is no JSON, and an empty body, as an answer; for Galaxy both are network errors. */
function parseAnswer(response: AxiosResponse<string>): AxiosResponse<unknown> {
  try {
    return { ...response, data: JSON.parse(response.data) as unknown };
  } catch (cause) {
    const { operation, requestId } = callOf(response.config);
    throw new NetworkError(operation, "no readable answer", { cause, requestId, status: response.status });
  }
}

/** Turns the errors of axios into network errors; a caller that gave up gets the reason of its own signal. */
function normalizeError(error: unknown): never {
  if (!isAxiosError(error)) throw error;
  const { config, response, code } = error;
  if (config?.signal?.aborted) throw abortReason(config.signal);
  const { operation, requestId } = callOf(config);
  const reason = response
    ? `HTTP ${response.status}`
    : code === "ETIMEDOUT"
      ? "no answer in time"
      : "no connection";
  throw new NetworkError(operation, reason, { cause: error, requestId, status: response?.status });
}

// Axios types a signal of any library, which need not have a reason.
const abortReason = (signal: object): unknown => ("reason" in signal ? signal.reason : undefined);

function createHttp({ language, requestId, ...settings }: GalaxySettings): AxiosInstance {
  const http = axios.create({
    adapter: "fetch",
    // Without `Request` the adapter calls fetch(url, init), which is all that the render worker's fetch understands.
    // The types of axios leave out that it takes null.
    env: { fetch: settings.fetch ?? platformFetch, Request: null as never },
    timeout: settings.timeoutMs,
    // The adapter names axios as the user agent otherwise, where a browser lets it.
    headers: { accept: "application/json", "user-agent": false, ...settings.headers },
    paramsSerializer: { serialize: serializeParams },
    responseType: "text",
    withXSRFToken: false,
  });
  http.interceptors.request.use((config) => {
    config.baseURL = `${settings.baseUrl}/${language}/api/galaxy/stays`;
    return config;
  });
  if (requestId)
    http.interceptors.request.use((config) => {
      config.headers.set(REQUEST_ID, requestId());
      return config;
    });
  http.interceptors.response.use(parseAnswer, normalizeError);
  return http;
}

/**
 * Galaxy over HTTP, with an axios instance of its own: one a visit. Every failure of a call is a `NetworkError`, unless
 * the caller gave up. No call is repeated: GET operations change baskets too.
 */
export function createGalaxy(settings: GalaxySettings): Galaxy {
  const http = createHttp(settings);
  return {
    get: async (operation, params = {}, signal?) =>
      (await http.get<unknown>(operation, { params, ...(signal && { signal }) })).data,
    post: async (operation, body, signal?) =>
      (await http.post<unknown>(operation, body, { ...(signal && { signal }) })).data,
    ...(settings.report && { report: settings.report }),
  };
}
