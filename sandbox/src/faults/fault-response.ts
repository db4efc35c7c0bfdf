import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { AnswerFault } from "./faults.ts";

/** The page of a proxy in front of a back end that is down; its status is 200. */
const MAINTENANCE_PAGE = "<!doctype html><title>Maintenance</title><p>We are back shortly.</p>";
/** The start of a JSON text, for a truncated answer. */
const HALF_JSON = '{"Accommodations":[{"Id":"cbis:';

/**
 * Answers a call with a fault instead of the usual answer.
 *
 * @param server the connection of the call; undefined when the call came without a network
 */
export function faultResponse(
  { kind, status, code }: AnswerFault,
  server: Partial<HttpBindings> | undefined,
): Response {
  if (kind === "fail") return reply(JSON.stringify({ error: "Ordered failure" }), status);
  if (kind === "code") return reply(JSON.stringify({ code, errorMessage: "Ordered failure" }), 200);
  if (kind === "empty") return reply("", 200);
  if (kind === "broken") return reply(HALF_JSON, 200);
  if (kind === "html") return reply(MAINTENANCE_PAGE, 200, "text/html; charset=utf-8");
  const outgoing = server?.outgoing;
  if (!outgoing) throw new Error(`${kind} needs a connection`);
  if (kind === "reset") outgoing.destroy();
  else {
    outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Length": 10 * HALF_JSON.length });
    outgoing.write(HALF_JSON, () => outgoing.destroy());
  }
  return RESPONSE_ALREADY_SENT;
}

function reply(body: string, status: number, type = "application/json"): Response {
  return new Response(body, { status, headers: { "Content-Type": type, "Cache-Control": "no-store" } });
}
