import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";

/** The encodings of files and pages, and the extensions of stored files that have them. */
const ENDINGS = { br: ".br", gzip: ".gz" } as const;

/** The encodings that a client accepts, smallest first. Hono's `compress` has no Brotli and does not flush parts. */
export function acceptedEncodings(header: string | null): readonly (keyof typeof ENDINGS)[] {
  const accepted = new Map(parseAccept(header ?? "").map(({ type, q }) => [type.toLowerCase(), q]));
  return (["br", "gzip"] as const).filter((name) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0);
}

/** Reads a file; null when it does not exist. */
export type ReadFile = (file: string) => Promise<Uint8Array<ArrayBuffer> | null>;

const YEAR = 31_536_000;
/** For files whose content never changes. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`;

async function readSmallest(
  read: ReadFile,
  file: string,
  accepted: string | null,
): Promise<{ content: Uint8Array<ArrayBuffer>; encoding: string | null } | null> {
  for (const encoding of acceptedEncodings(accepted)) {
    const content = await read(file + ENDINGS[encoding]);
    if (content) return { content, encoding };
  }
  const content = await read(file);
  return content && { content, encoding: null };
}

/**
 * Responds with a file, in the smallest stored encoding that the client accepts. Hono's `serveStatic` reads the plain
 * file first, which costs a bucket two reads.
 *
 * @param headers are added to the response, also to a 404
 */
export async function fileResponse(
  request: Request,
  read: ReadFile,
  file: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const found = await readSmallest(read, file, request.headers.get("accept-encoding"));
  if (!found)
    return new Response("There is no such file.", {
      status: 404,
      headers: { ...headers, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
    });
  return new Response(found.content, {
    headers: {
      ...headers,
      "content-type": getMimeType(file) ?? "application/octet-stream",
      "content-length": String(found.content.byteLength),
      vary: "Accept-Encoding",
      ...(found.encoding ? { "content-encoding": found.encoding } : {}),
    },
  });
}
