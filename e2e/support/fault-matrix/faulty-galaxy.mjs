import { once } from "node:events";
import { createServer } from "node:http";

/** @typedef {import("./field-faults.mjs").Json} Json */

/**
 * A fault that replaces or changes the answer of an operation.
 *
 * @typedef {object} AnswerFault
 * @property {string} name
 * @property {(answer: Json) => Json} [change] sends this change of the answer
 * @property {string} [body] is sent instead, with status 200 by default
 * @property {number} [status] of the body
 * @property {true} [isDropped] whether the connection ends without an answer
 */

const PREFIX = /^\/[^/]+\/api\/galaxy\/stays\//;

/** @param {string} url @returns {string} such as `get-basket` */
const readOperation = (url) => new URL(url, "http://galaxy").pathname.replace(PREFIX, "");

/**
 * Starts a caching proxy in front of Galaxy that injects a fault into its answers.
 *
 * @param {string} galaxy address of the mock
 */
export async function openFaultyGalaxy(galaxy) {
  /** @type {Map<string, { status: number, type: string, body: string }>} */
  const answers = new Map();
  /** @type {Map<string, Json>} last answer by operation, since it was last cleared */
  const asked = new Map();
  /** @type {{ operation: string, fault: AnswerFault } | null} */
  let ordered = null;
  let isMet = false;

  /** @param {string} url */
  async function readAnswer(url) {
    const known = answers.get(url);
    if (known) return known;
    const response = await fetch(galaxy + url);
    const type = response.headers.get("content-type") ?? "application/json";
    const answer = { status: response.status, type, body: await response.text() };
    answers.set(url, answer);
    return answer;
  }

  const server = createServer(async (request, response) => {
    const url = request.url ?? "/";
    const operation = readOperation(url);
    const fault = ordered?.operation === operation ? ordered.fault : null;
    if (fault) isMet = true;
    if (fault?.isDropped) return response.destroy();
    const { status, type, body } = await readAnswer(url);
    if (fault?.body !== undefined)
      return response.writeHead(fault.status ?? 200, { "content-type": type }).end(fault.body);
    asked.set(operation, JSON.parse(body));
    const text = fault?.change ? JSON.stringify(fault.change(JSON.parse(body))) : body;
    response.writeHead(status, { "content-type": type }).end(text);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** @param {string} operation such as `get-basket` @param {AnswerFault} fault */
    order(operation, fault) {
      ordered = { operation, fault };
      isMet = false;
    },
    /** Ends the fault. Returns whether a request met it. */
    clear() {
      ordered = null;
      return isMet;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
