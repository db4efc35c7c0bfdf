import { isHttps } from "./request-origin.ts";

/**
 * The headers of a forwarded request: those of the list, and the client's address.
 *
 * @param client address of the socket
 */
export function forwardedHeaders(
  request: Request,
  allowed: readonly string[],
  client: string | undefined,
): Headers {
  const headers = new Headers();
  for (const name of allowed) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const chain = [request.headers.get("x-forwarded-for"), client].filter(Boolean).join(", ");
  if (chain !== "") headers.set("x-forwarded-for", chain);
  headers.set("x-forwarded-proto", isHttps(request) ? "https" : "http");
  headers.set("x-forwarded-host", request.headers.get("x-forwarded-host") ?? new URL(request.url).host);
  return headers;
}
