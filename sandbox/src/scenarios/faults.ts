import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import * as v from "valibot";
import type { MockGalaxy } from "../galaxy/galaxy.ts";
import { BadInput, checked, wholeNumber } from "../galaxy/input.ts";
import { calls } from "../galaxy/operations.ts";
import { fromDigits } from "../world/large-ids.ts";

/** Faults that replace the answer. `reset` ends the connection before the headers, `cut` in the middle of the body. */
const answerKinds = ["fail", "code", "empty", "html", "broken", "reset", "cut"] as const;
/** Faults that only delay the answer. */
const delayKinds = ["slow", "hang"] as const;

const numbers = v.pipe(v.array(v.number()), v.nonEmpty());
const faultSchema = v.object({
  operation: v.picklist(Object.keys(calls)),
  /** "off" cancels the fault of the operation. */
  kind: v.picklist([...answerKinds, ...delayKinds, "off"]),
  ms: v.optional(v.number(), 3000),
  /** Milliseconds per call, in order; the last value repeats. */
  delays: v.optional(numbers),
  status: v.optional(v.number(), 503),
  code: v.optional(v.number(), 500),
  /** Whether the operation is carried out before its answer is lost. */
  done: v.optional(v.boolean(), false),
  /** Calls with the usual answer before the fault begins. */
  skip: v.optional(v.number(), 0),
  remaining: v.optional(v.number(), Number.POSITIVE_INFINITY),
});

type Fault = v.InferOutput<typeof faultSchema> & { met: number };

/** A fault that replaces an answer. */
export interface AnswerFault extends Pick<Fault, "status" | "code" | "done"> {
  readonly kind: (typeof answerKinds)[number];
}

/** Faults ordered by a test or a demonstration, by operation. */
export type Faults = ReturnType<typeof createFaults>;

const isAnswerKind = (kind: Fault["kind"]): kind is AnswerFault["kind"] =>
  (answerKinds as readonly string[]).includes(kind);

/** Creates the faults of a back end, none at first. */
export function createFaults() {
  const ordered = new Map<string, Fault>();
  const waiting = new Set<() => void>();
  return {
    /** Waits for the delay of a fault; returns the fault that replaces the answer, null = usual answer. */
    async meet(operationId: string): Promise<AnswerFault | null> {
      const fault = ordered.get(operationId);
      if (!fault) return null;
      if (fault.skip > 0) {
        fault.skip -= 1;
        return null;
      }
      const { delays = [fault.ms] } = fault;
      const delay = delays[Math.min(fault.met, delays.length - 1)];
      fault.met += 1;
      fault.remaining -= 1;
      if (fault.remaining <= 0) ordered.delete(operationId);
      if (fault.kind === "slow") await new Promise((resolve) => setTimeout(resolve, delay));
      if (fault.kind === "hang") await new Promise<void>((resolve) => waiting.add(resolve));
      const { kind, status, code, done } = fault;
      return isAnswerKind(kind) ? { kind, status, code, done } : null;
    },
    /** Orders a fault of an operation; `kind` "off" cancels it. */
    order(value: unknown) {
      const fault = checked(faultSchema, value, "fault");
      if (fault.kind === "off") ordered.delete(fault.operation);
      else ordered.set(fault.operation, { ...fault, met: 0 });
    },
    clear() {
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

const searchesSchema = v.object({ minutes: wholeNumber(0) });
const stockSchema = v.object({
  productId: v.union([v.string(), v.number()]),
  remaining: v.pipe(wholeNumber(0), v.maxValue(200)),
});

/**
 * `/sandbox`: orders faults, sets stock and the lifetime of searches. Mounted only when SANDBOX_FAULTS=1.
 *
 * @param setSearchMinutes sets the lifetime of a SearchId, also of existing ones; null = the default
 */
export function faultsApp(
  faults: Faults,
  galaxy: MockGalaxy,
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
    setSearchMinutes(checked(searchesSchema, await context.req.json(), "searches").minutes);
    return context.body(null, 204);
  });
  app.post("/stock", async (context) => {
    const { productId, remaining } = checked(stockSchema, await context.req.json(), "stock");
    const product = fromDigits(String(productId));
    const unit = galaxy.catalogue.stays.get(product);
    if (!(await galaxy.stock.set(unit?.rate?.productId ?? product, remaining)))
      throw new BadInput("productId", "is not stocked");
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
