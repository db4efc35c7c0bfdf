/**
 * A request of a page view.
 *
 * @typedef {object} PageRequest
 * @property {string} url
 * @property {"html" | "js" | "css" | "data" | "img" | "font" | "other"} kind
 * @property {number} start milliseconds since the first request
 * @property {number} bytes as transferred, headers included
 * @property {{ at: number, bytes: number }[]} parts its body as it arrived; `at` is milliseconds since the first request
 * @property {readonly string[]} causes addresses of the scripts that requested it, or of the document when
 *   its markup did
 */

/** @type {Readonly<Record<string, PageRequest["kind"]>>} */
const kinds = {
  Document: "html",
  Script: "js",
  Stylesheet: "css",
  Image: "img",
  Font: "font",
  Fetch: "data",
};

/** @typedef {{ callFrames: readonly { url: string }[], parent?: Stack | undefined }} Stack */

/** @param {Stack | undefined} stack @returns {readonly string[]} */
const urlsOf = (stack) => (stack ? [...stack.callFrames.map(({ url }) => url), ...urlsOf(stack.parent)] : []);

/** @param {{ stack?: Stack | undefined, url?: string | undefined }} initiator */
const causesOf = ({ stack, url }) => [...new Set(stack ? urlsOf(stack) : url ? [url] : [])];

/**
 * Records the requests of a page view.
 *
 * @param {import("../../../e2e/node_modules/@playwright/test/index.js").CDPSession} cdp
 */
export function watchRequests(cdp) {
  /** @type {Map<string, PageRequest>} */
  const requests = new Map();
  const open = new Set();
  let began = 0;
  let lastChange = performance.now();
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp, initiator }) => {
    if (request.url.startsWith("data:")) return;
    began ||= timestamp;
    open.add(requestId);
    lastChange = performance.now();
    const kind = kinds[type ?? ""] ?? "other";
    const start = (timestamp - began) * 1000;
    requests.set(requestId, {
      url: request.url,
      kind,
      start,
      bytes: 0,
      parts: [],
      causes: causesOf(initiator),
    });
  });
  cdp.on("Network.dataReceived", ({ requestId, timestamp, encodedDataLength }) =>
    requests.get(requestId)?.parts.push({ at: (timestamp - began) * 1000, bytes: encodedDataLength }),
  );
  /** @param {string} requestId @param {number} bytes */
  const ended = (requestId, bytes) => {
    open.delete(requestId);
    lastChange = performance.now();
    const request = requests.get(requestId);
    if (request) request.bytes = bytes;
  };
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    ended(requestId, encodedDataLength),
  );
  cdp.on("Network.loadingFailed", ({ requestId }) => ended(requestId, 0));
  return {
    /** @param {number} ms without any request */
    isQuiet: (ms) => open.size === 0 && performance.now() - lastChange > ms,
    /** Addresses of the requests without a response yet. */
    open: () => [...open].map((id) => requests.get(id)?.url ?? id),
    list: () => [...requests.values()],
  };
}

/**
 * Bytes by kind.
 *
 * @param {readonly PageRequest[]} requests
 */
export function bytesByKind(requests) {
  /** @type {Record<PageRequest["kind"], number>} */
  const sums = { html: 0, js: 0, css: 0, data: 0, img: 0, font: 0, other: 0 };
  for (const { kind, bytes } of requests) sums[kind] += bytes;
  return sums;
}

/**
 * Bytes of bodies that had arrived at a given time, of every kind.
 *
 * @param {readonly PageRequest[]} requests
 * @param {number} until milliseconds since the first request
 */
export const bytesUntil = (requests, until) =>
  requests.flatMap(({ parts }) => parts).reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0);

/**
 * Counts the request waves that the page needed until a given time. The document requests the first wave, and
 * scripts of the first wave request the second. Pictures and fonts do not count, because nothing waits for
 * them.
 *
 * @param {readonly PageRequest[]} requests in the order in which they were sent
 * @param {number} until milliseconds
 */
export function wavesUntil(requests, until) {
  /** @type {Map<string, number>} */
  const waves = new Map();
  for (const { url, kind, start, causes } of requests) {
    if (kind === "html") waves.set(url, 0);
    else if (["js", "css", "data"].includes(kind) && start <= until)
      waves.set(url, 1 + Math.max(0, ...causes.map((cause) => waves.get(cause) ?? 0)));
  }
  return Math.max(0, ...waves.values());
}
