import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { createServer, request as send } from "node:http";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { benchFolder } from "../builds/web-build.mjs";

/** @typedef {import("node:http").IncomingMessage} Incoming */
/** @typedef {import("node:http").ServerResponse} Answer */

/** The Brotli quality of a server that compresses files in advance. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const PREFIX = "/bench/";

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

/** @param {string} url @param {Answer} answer */
function sendFile(url, answer) {
  const file = path.join(benchFolder, path.normalize(url.slice(PREFIX.length)));
  const compressed = `${file}.br`;
  const isCompressed = existsSync(compressed);
  if (!isCompressed && !existsSync(file)) return void answer.writeHead(404).end();
  answer.writeHead(200, {
    "content-type": types[path.extname(file)] ?? "application/octet-stream",
    "cache-control": "public, max-age=31536000, immutable",
    ...(isCompressed ? { "content-encoding": "br" } : {}),
  });
  createReadStream(isCompressed ? compressed : file).pipe(answer);
}

/**
 * Proxies a request and its answer, byte for byte.
 *
 * @param {string} site
 * @param {Incoming} request
 * @param {Answer} answer
 */
function forward(site, request, answer) {
  const { method, headers, url } = request;
  const passed = send(site + url, { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.on("error", () => answer.destroy());
  request.pipe(passed);
}

/**
 * Serves a build with its own documents. Everything else, such as data and pictures, comes from a running
 * site.
 *
 * @param {object} parts
 * @param {string} parts.site address
 * @param {Readonly<Record<string, string>>} parts.documents path and query string -> HTML
 */
export async function openFront({ site, documents }) {
  const compressed = new Map(
    Object.entries(documents).map(([address, html]) => [address, brotliCompressSync(html, QUALITY)]),
  );
  const server = createServer((request, answer) => {
    const { url = "/" } = request;
    const html = compressed.get(url);
    if (html)
      answer
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
        .end(html);
    else if (url.startsWith(PREFIX)) sendFile(url, answer);
    else forward(site, request, answer);
  });
  server.listen(0);
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://localhost:${port}`, close };
}
