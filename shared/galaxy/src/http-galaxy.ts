import { type GalaxyClient, type GalaxyParams, NetworkError, type WireProblem } from "@stays/contract";
import axios, {
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from "axios";

const REQUEST_ID = "x-request-id";

/** The base URL of Galaxy and the options of its HTTP client. */
export interface GalaxySettings {
  /** Origin, or origin with a path, without a trailing slash. */
  readonly baseUrl: string;
  /** Language prefix of the path, such as `en`. */
  readonly language: string;
  /** Milliseconds after which a call is a network error. */
  readonly timeoutMs: number;
  /** Pass the same function for the life of the process: axios caches one entry per function. */
  readonly fetch?: typeof globalThis.fetch;
  /** Sends the calls in place of `fetch`. */
  readonly adapter?: AxiosAdapter;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the id for the header `x-request-id`; the log names it when the call fails. */
  readonly requestId?: () => string;
  readonly report?: (problem: WireProblem) => void;
  /** Receives the age of each answer that a cache has kept, in seconds. */
  readonly onAge?: (age: number) => void;
}

// Reads `fetch` at each call, because tests replace the global.
const platformFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/** Returns the operation and request id of a call, for its errors. */
function describeCall(config: InternalAxiosRequestConfig | undefined) {
  const id = config?.headers.get(REQUEST_ID);
  return { operation: config?.url ?? "unknown", ...(typeof id === "string" && { requestId: id }) };
}

/** Axios accepts an empty body and text that is not JSON as an answer; for Galaxy both are network errors. */
function parseAnswer(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  if (typeof response.data !== "string") return response;
  try {
    return { ...response, data: JSON.parse(response.data) as unknown };
  } catch (cause) {
    const { operation, requestId } = describeCall(response.config);
    throw new NetworkError(operation, "no readable answer", { cause, requestId, status: response.status });
  }
}

/** Converts axios errors into network errors; an aborted call rejects with the reason of its own signal. */
function normalizeError(error: unknown): never {
  if (!isAxiosError(error)) throw error;
  const { config, response, code } = error;
  if (config?.signal?.aborted) throw abortReason(config.signal);
  const { operation, requestId } = describeCall(config);
  const lost = code === "ETIMEDOUT" ? "no answer in time" : "no connection";
  const reason = response ? `HTTP ${response.status}` : lost;
  throw new NetworkError(operation, reason, { cause: error, requestId, status: response?.status });
}

// Axios types a signal of any library, which need not have a reason.
const abortReason = (signal: object): unknown => ("reason" in signal ? signal.reason : undefined);

function createHttp({ language, requestId, ...settings }: GalaxySettings): AxiosInstance {
  const http = axios.create({
    adapter: settings.adapter ?? "fetch",
    baseURL: `${settings.baseUrl}/${language}/api/galaxy/stays`,
    env: { fetch: settings.fetch ?? platformFetch },
    timeout: settings.timeoutMs,
    // Otherwise the adapter sets axios as the user agent, where the browser allows it.
    headers: { accept: "application/json", "user-agent": false, ...settings.headers },
    paramsSerializer: { serialize: serializeParams },
    responseType: "text",
    withXSRFToken: false,
  });
  if (requestId)
    http.interceptors.request.use((config) => {
      config.headers.set(REQUEST_ID, requestId());
      return config;
    });
  http.interceptors.response.use((response: AxiosResponse<unknown>) => {
    const age: unknown = response.headers.age;
    if (typeof age === "string") settings.onAge?.(Number(age));
    return parseAnswer(response);
  }, normalizeError);
  return http;
}

/**
 * Creates a Galaxy client over HTTP, with an axios instance of its own per visit. Every failed call is a
 * `NetworkError`, unless the caller aborted it. No call is retried: GET operations change baskets too.
 */
export function createGalaxy(settings: GalaxySettings): GalaxyClient {
  const http = createHttp(settings);
  return {
    get: async (operation, params = {}, signal?) =>
      (await http.get<unknown>(operation, { params, ...(signal && { signal }) })).data,
    post: async (operation, body, signal?) =>
      (await http.post<unknown>(operation, body, { ...(signal && { signal }) })).data,
    ...(settings.report && { report: settings.report }),
  };
}

type Value = GalaxyParams[string];

/**
 * Serializes parameters to a query string without its question mark. It percent-encodes values, joins lists
 * with commas and writes objects as JSON. It leaves out unset values (null, undefined, "" or an empty list)
 * and never sends them empty (wire decision 5).
 */
export function serializeParams(params: GalaxyParams): string {
  return Object.entries(params)
    .map(([name, value]) => [encodeURIComponent(name), encoded(value)])
    .filter(([, text]) => text !== "")
    .map((pair) => pair.join("="))
    .join("&");
}

function encoded(value: Value): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((item) => encodeURIComponent(String(item))).join(",");
  return encodeURIComponent(typeof value === "object" ? JSON.stringify(value) : String(value));
}
