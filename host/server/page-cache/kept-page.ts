import { hasVersion } from "../page/has-version.ts";

/** A whole public page, as it is sent. */
export interface KeptPage {
  readonly headers: readonly (readonly [string, string])[];
  /** Compressed as its `content-encoding` says. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Whether the page is whole and the same for everyone: only such a page may be stored. */
const isPublic = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get("cache-control") ?? "").startsWith("public");

/**
 * Reads a public page to its end.
 *
 * @returns null when it may not be kept; its body is then untouched
 */
export async function keepPage(response: Response): Promise<KeptPage | null> {
  if (!isPublic(response)) return null;
  return { headers: [...response.headers], body: new Uint8Array(await response.arrayBuffer()) };
}

/**
 * The response with a kept page.
 *
 * @param age seconds since it was rendered; other caches subtract it from the time that they may keep it
 */
export function keptResponse(request: Request, { headers, body }: KeptPage, age: number): Response {
  const all = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
  all.set("age", String(age));
  const etag = all.get("etag");
  if (etag !== null && hasVersion(request, etag)) {
    all.delete("content-encoding");
    return new Response(null, { status: 304, headers: all });
  }
  all.set("content-length", String(body.byteLength));
  return new Response(body, { headers: all });
}
