/** A call whose answer did not come, or could not be read. What it did on the other side is not known. */
export interface FailedCall {
  readonly lost: string;
  readonly cause: unknown;
}

/** Whether an answer was lost. */
export function isFailedCall(answer: unknown): answer is FailedCall {
  return typeof answer === "object" && answer !== null && "lost" in answer;
}

/** The answer of a call, or that it was lost. Never throws. */
export async function outcomeOf<T>(call: Promise<T>): Promise<T | FailedCall> {
  try {
    return await call;
  } catch (cause) {
    return { lost: cause instanceof Error ? cause.message : String(cause), cause };
  }
}
