/** Call without a readable answer. Its effect in Galaxy is not known. */
export interface FailedCall {
  readonly lost: string;
  readonly cause: unknown;
}

/** Returns whether a call failed without a readable answer. */
export function isFailedCall(answer: unknown): answer is FailedCall {
  return typeof answer === "object" && answer !== null && "lost" in answer;
}

/** Returns the answer of a call, or a `FailedCall`. Never throws. */
export async function outcomeOf<T>(call: Promise<T>): Promise<T | FailedCall> {
  try {
    return await call;
  } catch (cause) {
    return { lost: cause instanceof Error ? cause.message : String(cause), cause };
  }
}
