import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { acceptedEncodings } from "../http/file-response.ts";

/**
 * A fast level, as each page is compressed anew. Level 4 takes 1.3 ms less and makes pages a tenth larger; level 5
 * takes as long as this one and makes them 2 % larger; level 7 takes 0.3 ms more.
 */
const BROTLI_LEVEL = 6;
/** Window of 512 KB: a whole page. */
const BROTLI_WINDOW = 19;

const params = {
  [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
  [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
};
const brotliWhole = promisify(brotliCompress);
const gzipWhole = promisify(gzip);

const encodings = {
  br: {
    stream: () => createBrotliCompress({ params }),
    flush: constants.BROTLI_OPERATION_FLUSH,
    whole: (content: Buffer) => brotliWhole(content, { params }),
  },
  gzip: {
    stream: () => createGzip(),
    flush: constants.Z_SYNC_FLUSH,
    whole: (content: Buffer) => gzipWhole(content),
  },
};

/** The smallest encoding that a client accepts; undefined = none. */
export const negotiateEncoding = ({ headers }: Request): "br" | "gzip" | undefined =>
  acceptedEncodings(headers.get("accept-encoding"))[0];

/**
 * The response with a page that is whole, compressed in one piece: without a stream it costs less.
 *
 * @param headers of the page; the encoding is added
 */
export async function compressWhole(
  request: Request,
  html: Buffer<ArrayBuffer>,
  headers: Headers,
  status: number,
): Promise<Response> {
  const encoding = negotiateEncoding(request);
  if (!encoding) return new Response(html, { status, headers });
  headers.set("content-encoding", encoding);
  return new Response(await encodings[encoding].whole(html), { status, headers });
}

/**
 * The response with a page in parts, which are made when the client takes them. Each is flushed, so that a streamed
 * page arrives as it is rendered.
 *
 * @param headers of the page; the encoding is added
 */
export function compressParts(
  request: Request,
  parts: AsyncIterable<Uint8Array>,
  headers: Headers,
  status: number,
): Response {
  const encoding = negotiateEncoding(request);
  const source = Readable.from(parts);
  const respond = (body: Readable) =>
    new Response(Readable.toWeb(body) as ReadableStream, { status, headers });
  if (!encoding) return respond(source);
  headers.set("content-encoding", encoding);
  const { stream: open, flush } = encodings[encoding];
  const stream = open();
  source.on("data", (part: Uint8Array) => {
    stream.write(part);
    stream.flush(flush);
  });
  source.on("end", () => stream.end());
  source.on("error", (error) => stream.destroy(error));
  stream.on("close", () => source.destroy());
  return respond(stream);
}
