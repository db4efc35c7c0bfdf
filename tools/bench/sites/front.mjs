import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { createServer, request as send } from "node:http";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { benchFolder } from "../builds/web-build.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { BuildFiles } from "../builds/web-build.mjs" */

/**
 * The parts of the site's page shell that every build's document needs besides its files.
 *
 * @typedef {object} ShellDocument
 * @property {string} title as HTML
 * @property {string} data script elements with settings, registry and texts of the shell
 */

/**
 * An inline script that prefetches the page's data before the bundle loads, and answers the bundle's requests
 * from it.
 *
 * @param {readonly string[]} calls Galaxy addresses that the page requests
 */
const earlyData = (calls) => `<script>{
const early = new Map(${JSON.stringify(calls)}.map((call) => [call, fetch(call)]));
const later = fetch;
window.fetch = (input, init) => {
  const { pathname, search } = new URL(input.url ?? input, location.href);
  const answer = early.get(pathname + search);
  early.delete(pathname + search);
  return answer ?? later(input, init);
};
}</script>`;

/** @param {readonly string[]} files */
const stylesheets = (files) => files.map((file) => `<link rel="stylesheet" href="${file}">`).join("");

/** @param {ShellDocument} page @param {string} head */
const renderDocument = ({ title, data }, head) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${title}<link rel="icon" href="/favicon.svg" type="image/svg+xml">${head}</head><body><div id="root"></div>${data}</body></html>`;

/**
 * A well-made document of a single-bundle application. It prefetches data before the code, preloads
 * everything for the first view, and links its styles.
 *
 * @param {object} parts
 * @param {ShellDocument} parts.page
 * @param {BuildFiles} parts.files
 * @param {readonly string[]} parts.chunks names of further chunk groups that this page needs
 * @param {readonly string[]} parts.calls
 */
export function wellMadeDocument({ page, files, chunks, calls }) {
  const needed = [...new Set(chunks.flatMap((name) => files.chunks[name] ?? []))];
  const isStyle = (/** @type {string} */ file) => file.endsWith(".css");
  return renderDocument(
    page,
    [
      earlyData(calls),
      stylesheets([...files.styles, ...needed.filter(isStyle)]),
      ...files.scripts.map((src) => `<script async src="${src}"></script>`),
      ...needed
        .filter((file) => !isStyle(file))
        .map((file) => `<link rel="preload" as="script" href="${file}">`),
    ].join(""),
  );
}

/** A document as the bundler's HTML plugin writes it. @param {{ page: ShellDocument, files: BuildFiles }} parts */
export function plainDocument({ page, files }) {
  const scripts = files.scripts.map((src) => `<script defer src="${src}"></script>`);
  return renderDocument(page, stylesheets(files.styles) + scripts.join(""));
}

/** @param {string} address of a site without SSR @returns {Promise<ShellDocument>} */
export async function readShellDocument(address) {
  const html = await (await fetch(address)).text();
  const scripts = html.match(/<script type="application\/json" id=.*?<\/script>/gs) ?? [];
  return { title: /<title>.*?<\/title>/s.exec(html)?.[0] ?? "", data: scripts.join("") };
}

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

/** @param {string} url @param {ServerResponse} answer */
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
 * Proxies a request and its answer, byte for byte: fetch would decode the answer.
 *
 * @param {string} site
 * @param {IncomingMessage} request
 * @param {ServerResponse} answer
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
  return { address: `http://localhost:${port}`, close: async () => server.close().closeAllConnections() };
}
