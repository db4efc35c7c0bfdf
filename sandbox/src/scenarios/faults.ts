import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Client } from "@libsql/client/sqlite3";
import { Hono } from "hono";
import type { MockGalaxy } from "../galaxy/galaxy.ts";
import { BadInput, filledText, record, wholeNumber } from "../galaxy/input.ts";
import { calls } from "../galaxy/operations.ts";
import { idOf } from "../world/large-ids.ts";

/** Faults that replace the answer. `reset` ends the connection before the headers, `cut` in the middle of the body. */
const answerKinds = ["fail", "code", "empty", "html", "broken", "reset", "cut"] as const;
/** Faults that only delay the answer. */
const delayKinds = ["slow", "hang"] as const;

type FaultKind = (typeof answerKinds)[number] | (typeof delayKinds)[number];

interface Fault {
  readonly kind: FaultKind;
  /** Milliseconds per call, in order; the last value repeats. */
  readonly delays: readonly number[];
  readonly status: number;
  readonly code: number;
  /** Whether the operation is carried out before its answer is lost. */
  readonly done: boolean;
  /** Calls with the usual answer before the fault begins. */
  skip: number;
  remaining: number;
  met: number;
}

/** A fault that replaces an answer. */
export interface AnswerFault {
  readonly kind: (typeof answerKinds)[number];
  readonly status: number;
  readonly code: number;
  readonly done: boolean;
}

/** Faults ordered by a test or a demonstration, by operation. */
export interface Faults {
  /** Waits for the delay of a fault; returns the fault that replaces the answer, null = usual answer. */
  meet(operationId: string): Promise<AnswerFault | null>;
  /** Orders a fault of an operation; `kind` "off" cancels it. */
  order(value: unknown): void;
  clear(): void;
}

const kinds: readonly string[] = [...answerKinds, ...delayKinds];
const isAnswerKind = (kind: FaultKind): kind is AnswerFault["kind"] =>
  (answerKinds as readonly string[]).includes(kind);

/** Parses a fault order. */
function readFault(value: Record<string, unknown>): Fault {
  const {
    kind,
    ms = 3000,
    delays = [ms],
    status = 503,
    code = 500,
    done = false,
    skip = 0,
    remaining = Number.POSITIVE_INFINITY,
  } = value;
  if (typeof kind !== "string" || !kinds.includes(kind))
    throw new BadInput("kind", `must be off or one of ${kinds.join(", ")}`);
  if (!Array.isArray(delays) || delays.length === 0) throw new BadInput("delays", "must be a list");
  for (const number of [...delays, status, code, skip, remaining])
    if (typeof number !== "number")
      throw new BadInput("ms, delays, status, code, skip, remaining", "must be numbers");
  if (typeof done !== "boolean") throw new BadInput("done", "must be true or false");
  return {
    kind: kind as FaultKind,
    delays: delays.map(Number),
    status: Number(status),
    code: Number(code),
    done,
    skip: Number(skip),
    remaining: Number(remaining),
    met: 0,
  };
}

/** Creates the faults of a back end, none at first. */
export function createFaults(): Faults {
  const ordered = new Map<string, Fault>();
  const waiting = new Set<() => void>();
  return {
    meet: async (operationId) => {
      const fault = ordered.get(operationId);
      if (!fault) return null;
      if (fault.skip > 0) {
        fault.skip -= 1;
        return null;
      }
      const delay = fault.delays[Math.min(fault.met, fault.delays.length - 1)];
      fault.met += 1;
      fault.remaining -= 1;
      if (fault.remaining <= 0) ordered.delete(operationId);
      if (fault.kind === "slow") await new Promise((resolve) => setTimeout(resolve, delay));
      if (fault.kind === "hang") await new Promise<void>((resolve) => waiting.add(resolve));
      const { kind, status, code, done } = fault;
      return isAnswerKind(kind) ? { kind, status, code, done } : null;
    },
    order: (value) => {
      const order = record(value, "fault");
      const operationId = filledText(order.operation, "operation");
      if (!(operationId in calls))
        throw new BadInput("operation", `must be one of ${Object.keys(calls).join(", ")}`);
      if (order.kind === "off") ordered.delete(operationId);
      else ordered.set(operationId, readFault(order));
    },
    clear: () => {
      ordered.clear();
      for (const release of waiting) release();
      waiting.clear();
    },
  };
}

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

/**
 * `/sandbox`: orders faults, sets stock and the lifetime of searches. Mounted only when SANDBOX_FAULTS=1.
 *
 * @param setSearchMinutes sets the lifetime of a SearchId, also of existing ones; null = the default
 */
export function faultsApp(
  faults: Faults,
  galaxy: MockGalaxy,
  client: Client,
  setSearchMinutes: (minutes: number | null) => void,
): Hono {
  const app = new Hono();
  app.post("/faults", async (context) => {
    faults.order(await context.req.json());
    return context.body(null, 204);
  });
  app.delete("/faults", (context) => {
    faults.clear();
    setSearchMinutes(null);
    return context.body(null, 204);
  });
  app.post("/searches", async (context) => {
    const { minutes } = record(await context.req.json(), "searches");
    setSearchMinutes(wholeNumber(minutes, "minutes", 0));
    return context.body(null, 204);
  });
  app.post("/stock", async (context) => {
    const { productId, remaining } = record(await context.req.json(), "stock");
    const product = idOf(filledText(String(productId ?? ""), "productId"));
    const left = wholeNumber(remaining, "remaining", 0);
    if (left > 200) throw new BadInput("remaining", "at most 200");
    const unit = galaxy.catalogue.stays.get(product);
    const sold = unit?.rate?.productId ?? product;
    const { rowsAffected } = await client.execute({
      sql: "UPDATE night SET remaining = ? WHERE product_id = ?",
      args: [left, sold],
    });
    if (rowsAffected === 0) throw new BadInput("productId", "is not stocked");
    galaxy.nights().set(sold, left);
    return context.body(null, 204);
  });
  app.onError((error, context) =>
    context.json(
      { error: error.message },
      error instanceof BadInput || error instanceof SyntaxError ? 400 : 500,
    ),
  );
  return app;
}
