/**
 * The operation to log for an error: the failed call to Galaxy if the error names one (ruling 44).
 *
 * @param otherwise the operation for all other errors
 */
export function operationOf(cause: unknown, otherwise: string): string {
  const isOfCall = cause instanceof Error && "operation" in cause && typeof cause.operation === "string";
  return isOfCall ? String(cause.operation) : otherwise;
}
