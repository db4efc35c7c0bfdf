import axios, { type AxiosAdapter, AxiosError } from "axios";

/** An answer of Galaxy, as the server has read it. */
export interface ReadAnswer {
  readonly status: number;
  /** Seconds since it was new, if a cache has kept it; else null. */
  readonly age: number | null;
  /** Text in UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** What was parsed from these bytes before: it is neither parsed nor decoded again. */
  readonly parsed?: unknown;
}

/** Makes a read call, with nothing of a visitor. @param traceparent the trace to continue */
export type ReadGalaxy = (url: string, traceparent?: string) => Promise<ReadAnswer>;

/** The HTTP client's way to Galaxy on the server: requests and responses of `fetch` would take longer than all else. */
export const readAdapter =
  (read: ReadGalaxy): AxiosAdapter =>
  async (config) => {
    const traceparent = config.headers.get("traceparent");
    const { status, age, body, parsed } = await read(
      axios.getUri(config),
      typeof traceparent === "string" ? traceparent : undefined,
    ).catch((cause: unknown) => {
      throw new AxiosError(String(cause), AxiosError.ERR_NETWORK, config, null);
    });
    const headers = age === null ? {} : { age: String(age) };
    const data = parsed ?? new TextDecoder().decode(body);
    const response = { data, status, statusText: "", headers, config };
    if (config.validateStatus?.(status) === false)
      throw new AxiosError(`HTTP ${status}`, undefined, config, null, response);
    return response;
  };
