import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** The trace context of a request (W3C Trace Context). */
export interface Trace {
  /**
   * 32 hexadecimal digits, the same in the logs of all servers of the request. It is also the request's id.
   */
  readonly traceId: string;
  /** 16 hexadecimal digits: this server's span. */
  readonly spanId: string;
  /** Two hexadecimal digits: whether the trace is recorded. */
  readonly flags: string;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;
const SPAN_BYTES = 8;
const RECORDED = "01";

/**
 * Continues the trace of a `traceparent` header, or starts one.
 *
 * @see https://www.w3.org/TR/trace-context/
 */
export function traceOf(header: string | null | undefined): Trace {
  const [, traceId, flags] = TRACEPARENT.exec(header ?? "") ?? [];
  return {
    traceId: traceId ?? randomBytes(2 * SPAN_BYTES).toString("hex"),
    spanId: randomBytes(SPAN_BYTES).toString("hex"),
    flags: flags ?? RECORDED,
  };
}

/** The `traceparent` header of calls that this server makes for a request. */
export const traceparentOf = ({ traceId, spanId, flags }: Trace): string =>
  `00-${traceId}-${spanId}-${flags}`;

const current = new AsyncLocalStorage<Trace>();

/** Runs the handler of a request; all calls inside it can read the trace. */
export const withTrace = <Result>(trace: Trace, act: () => Result): Result => current.run(trace, act);

/** The `traceparent` of the current request; undefined outside of a request. */
export function currentTraceparent(): string | undefined {
  const trace = current.getStore();
  return trace && traceparentOf(trace);
}

/** Trace headers of a call to Galaxy; none if the `traceparent` is malformed. */
export function traceHeaders(traceparent: string | undefined): Readonly<Record<string, string>> {
  const [, traceId] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  return traceparent && traceId ? { traceparent, "x-request-id": traceId } : {};
}
