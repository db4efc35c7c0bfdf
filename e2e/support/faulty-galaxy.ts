import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseGalaxyCall } from "./counted-site.ts";
import type { Json } from "./field-faults.ts";

/** A fault that replaces or changes the answer of an operation. */
export interface AnswerFault {
  readonly name: string;
  /** Sends this change of the answer. */
  readonly change?: (answer: Json) => Json;
  /** Is sent instead, with status 200 by default. */
  readonly body?: string;
  readonly status?: number;
  /** Whether the connection ends without an answer. */
  readonly isDropped?: true;
}

/** @param url with an operation such as `get-basket` */
const readOperation = (url: string) => parseGalaxyCall(url)?.split("?")[0] ?? "";

/**
 * Starts a caching proxy in front of Galaxy that injects a fault into its answers.
 *
 * @param galaxy address of the mock
 */
export async function openFaultyGalaxy(galaxy: string) {
  const answers = new Map<string, string>();
  /** The last answer by operation, since it was last cleared. */
  const asked = new Map<string, Json>();
  let ordered: { readonly operation: string; readonly fault: AnswerFault } | null = null;
  let isMet = false;

  const server = createServer(async ({ url = "/" }, response) => {
    const operation = readOperation(url);
    const fault = ordered?.operation === operation ? ordered.fault : null;
    if (fault) isMet = true;
    if (fault?.isDropped) return response.destroy();
    const body = answers.get(url) ?? (await (await fetch(galaxy + url)).text());
    answers.set(url, body);
    response.writeHead(fault?.status ?? 200, { "content-type": "application/json" });
    if (fault?.body !== undefined) return response.end(fault.body);
    const answer: Json = JSON.parse(body);
    asked.set(operation, answer);
    response.end(fault?.change ? JSON.stringify(fault.change(answer)) : body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    order(operation: string, fault: AnswerFault) {
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
