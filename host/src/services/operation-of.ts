/**
 * The name under which a fault is logged: the call of Galaxy that failed, where that is what was thrown (ruling 44).
 *
 * @param otherwise what was being done
 */
export function operationOf(cause: unknown, otherwise: string): string {
  const isOfCall = cause instanceof Error && "operation" in cause && typeof cause.operation === "string";
  return isOfCall ? String(cause.operation) : otherwise;
}
