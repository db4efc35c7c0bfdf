/**
 * Whether a problem is a fault of the release that reports it. An error of a call (it names its operation) is Galaxy's
 * or the network's, and a request that was given up is the visitor's.
 */
export function isReleaseFault(cause: unknown): boolean {
  return cause instanceof Error && !("operation" in cause) && cause.name !== "AbortError";
}
