import type { Context } from "hono";

/**
 * Sets headers of the response that is about to be sent. `context.header` would copy the response for each header,
 * and turn a page from memory into a stream. Only immutable headers need a copy, such as those of `Response.json`.
 */
export function setHeaders(context: Context, headers: Readonly<Record<string, string>>): void {
  try {
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  } catch {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  }
}
