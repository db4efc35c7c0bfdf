/**
 * Whether a problem is a fault of the release that reports it. An error with an operation comes from Galaxy
 * or the network, and an aborted request from the visitor.
 */
export function isReleaseFault(cause: unknown): boolean {
  return cause instanceof Error && !("operation" in cause) && cause.name !== "AbortError";
}

/** The stack of an error; undefined for another value that was thrown. */
export const stackOf = (cause: unknown): string | undefined =>
  cause instanceof Error ? cause.stack : undefined;
