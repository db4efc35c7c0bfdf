import type { Problem, RemoteIdentity } from "@stays/contract";
import type { Signal } from "./signal.ts";

/** A problem as a signal, with OpenTelemetry's attributes of an exception. */
export function problemSignal(
  { remote, release, operation, message, cause }: Problem & RemoteIdentity,
  route: string,
  at: number,
): Signal {
  const isError = cause instanceof Error;
  return {
    remote,
    release,
    route,
    event: "exception",
    at,
    attributes: {
      "exception.type": isError ? cause.name : "Problem",
      "exception.message": message,
      ...(isError && cause.stack ? { "exception.stacktrace": cause.stack } : {}),
      "stays.operation": operation,
    },
  };
}
