import { Hono } from "hono";
import * as v from "valibot";
import type { MockGalaxy } from "../galaxy/galaxy.ts";
import { BadInput, checked, wholeNumber } from "../galaxy/input.ts";
import { calls } from "../galaxy/operations.ts";

const faultSchema = v.object({
  operation: v.picklist(Object.keys(calls)),
  /** The first two delay the answer, the others replace it. */
  kind: v.picklist(["slow", "hang", "fail", "code"]),
  ms: v.optional(v.number(), 3000),
  code: v.optional(v.number(), 500),
  /** Number of calls that it meets. */
  remaining: v.optional(v.number(), Number.POSITIVE_INFINITY),
});

/** Faults ordered by a test or a demonstration, by operation. */
export type Faults = ReturnType<typeof createFaults>;

/** Creates the faults of a back end, none at first. */
export function createFaults() {
  const ordered = new Map<string, v.InferOutput<typeof faultSchema>>();
  const waiting = new Set<() => void>();
  return {
    /** Waits for the delay of a fault; returns what replaces the answer, null = usual answer. */
    async meet(operationId: string): Promise<{ status: number; value: object } | null> {
      const fault = ordered.get(operationId);
      if (!fault) return null;
      const { kind, ms, code } = fault;
      fault.remaining -= 1;
      if (fault.remaining <= 0) ordered.delete(operationId);
      if (kind === "slow") await new Promise((resolve) => setTimeout(resolve, ms));
      if (kind === "hang") await new Promise<void>((resolve) => waiting.add(resolve));
      if (kind === "fail") return { status: 503, value: { error: "Ordered failure" } };
      return kind === "code" ? { status: 200, value: { code, errorMessage: "Ordered failure" } } : null;
    },
    /** Orders a fault of an operation. */
    order(value: unknown) {
      const fault = checked(faultSchema, value, "fault");
      ordered.set(fault.operation, fault);
    },
    clear() {
      ordered.clear();
      for (const release of waiting) release();
      waiting.clear();
    },
  };
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
    const product = Number(productId);
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
