import type { Problem, RemoteIdentity } from "@stays/contract";
import { readThrown } from "@stays/domain";

/** The remote, release and route that every signal is tagged with. */
export interface SignalSource {
  readonly remote: string;
  readonly release: string;
  /** Name of the route of the page, such as `village`; `none` where the address has no route. */
  readonly route: string;
}

/** A telemetry signal of a visitor's browser. Its names are OpenTelemetry's where one exists. */
export interface Signal extends SignalSource {
  readonly event: "browser.web_vital" | "exception" | "stays.remote.load";
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** A problem as a signal, with OpenTelemetry's attributes of an exception. */
export function problemSignal(problem: Problem & RemoteIdentity, route: string, at: number): Signal {
  const { remote, release, operation, message } = problem;
  const { name, stack } = readThrown(problem.cause);
  return {
    remote,
    release,
    route,
    event: "exception",
    at,
    attributes: {
      "exception.type": "cause" in problem ? name : "Problem",
      "exception.message": message,
      ...(stack ? { "exception.stacktrace": stack } : {}),
      "stays.operation": operation,
    },
  };
}
