/** A call whose answer did not come, or could not be read. What it did on the other side is not known. */
export interface Lost {
  readonly lost: string;
  readonly cause: unknown;
}

/** Whether an answer was lost. */
export function isLost(answer: unknown): answer is Lost {
  return typeof answer === "object" && answer !== null && "lost" in answer;
}

/** The answer of a call, or that it was lost. Never throws. */
export async function answerOf<T>(call: Promise<T>): Promise<T | Lost> {
  try {
    return await call;
  } catch (cause) {
    return { lost: cause instanceof Error ? cause.message : String(cause), cause };
  }
}
