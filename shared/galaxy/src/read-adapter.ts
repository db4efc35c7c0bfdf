import axios, { type AxiosAdapter, AxiosError } from "axios";

/** An answer of Galaxy, as the server has read it. */
export interface ReadAnswer {
  readonly status: number;
  /** Seconds since it was new, if a cache has kept it; else null. */
  readonly age: number | null;
  /** Text in UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Makes a read call, with nothing of a visitor. @param traceparent the trace to continue */
export type ReadGalaxy = (url: string, traceparent?: string) => Promise<ReadAnswer>;

/**
 * Returns an answer that was parsed before from the same bytes, so that it is neither parsed nor decoded again;
 * undefined = it is to be parsed.
 */
export type FindParsed = (operation: string, url: string, body: Uint8Array<ArrayBuffer>) => unknown;

/** The HTTP client's way to Galaxy on the server: requests and responses of `fetch` would take longer than all else. */
export const readAdapter =
  (read: ReadGalaxy, findParsed: FindParsed = () => undefined): AxiosAdapter =>
  async (config) => {
    const traceparent = config.headers.get("traceparent");
    const url = axios.getUri(config);
    const { status, age, body } = await read(
      url,
      typeof traceparent === "string" ? traceparent : undefined,
    ).catch((cause: unknown) => {
      throw new AxiosError(String(cause), AxiosError.ERR_NETWORK, config, null);
    });
    const headers = age === null ? {} : { age: String(age) };
    const parsed = status === 200 ? findParsed(config.url ?? "", url, body) : undefined;
    const data = parsed ?? new TextDecoder().decode(body);
    const response = { data, status, statusText: "", headers, config };
    if (config.validateStatus?.(status) === false)
      throw new AxiosError(`HTTP ${status}`, undefined, config, null, response);
    return response;
  };
