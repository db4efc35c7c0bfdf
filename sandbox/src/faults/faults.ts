import { BadInput } from "../galaxy/input.ts";
import { filledText, record } from "../galaxy/json-input.ts";
import { calls } from "../galaxy/operations.ts";

type FaultKind = "slow" | "fail" | "hang" | "code";

interface Fault {
  readonly kind: FaultKind;
  readonly ms: number;
  readonly status: number;
  readonly code: number;
  remaining: number;
}

/** Troubles a test or a demonstration has ordered, by operation. */
export interface Faults {
  /** Waits or names the answer the fault gives instead; null = answer as usual. */
  meet(operationId: string): Promise<{ status: number; body: unknown } | null>;
  /** Orders (`kind` "off": cancels) a fault of an operation. */
  order(value: unknown): void;
  clear(): void;
}

const kinds: readonly string[] = ["slow", "fail", "hang", "code"];

export function createFaults(): Faults {
  const ordered = new Map<string, Fault>();
  const waiting = new Set<() => void>();
  return {
    meet: async (operationId) => {
      const fault = ordered.get(operationId);
      if (!fault) return null;
      fault.remaining -= 1;
      if (fault.remaining <= 0) ordered.delete(operationId);
      if (fault.kind === "slow") await new Promise((resolve) => setTimeout(resolve, fault.ms));
      if (fault.kind === "hang") await new Promise<void>((resolve) => waiting.add(resolve));
      if (fault.kind === "fail") return { status: fault.status, body: { error: "Ordered failure" } };
      if (fault.kind === "code")
        return { status: 200, body: { code: fault.code, errorMessage: "Ordered failure" } };
      return null;
    },
    order: (value) => {
      const {
        operation,
        kind,
        ms = 3000,
        status = 503,
        code = 500,
        remaining = Number.POSITIVE_INFINITY,
      } = record(value, "fault");
      const operationId = filledText(operation, "operation");
      if (!(operationId in calls))
        throw new BadInput("operation", `must be one of ${Object.keys(calls).join(", ")}`);
      if (kind === "off") {
        ordered.delete(operationId);
        return;
      }
      if (typeof kind !== "string" || !kinds.includes(kind))
        throw new BadInput("kind", `must be off or one of ${kinds.join(", ")}`);
      for (const number of [ms, status, code, remaining])
        if (typeof number !== "number") throw new BadInput("ms, status, code, remaining", "must be numbers");
      ordered.set(operationId, {
        kind: kind as FaultKind,
        ms: Number(ms),
        status: Number(status),
        code: Number(code),
        remaining: Number(remaining),
      });
    },
    clear: () => {
      ordered.clear();
      for (const release of waiting) release();
      waiting.clear();
    },
  };
}
