/** Galaxy's answer to a call it handled and said no to. Codes: 0 timed out, 404 nothing found, 500 refused. */
export interface Refusal {
  readonly code: 0 | 404 | 500;
  /** For the log, or shown where the error catalogue says so (S2 §8). */
  readonly message: string;
}

/** Whether an answer is a refusal and not what was asked for. */
export function isRefusal(answer: unknown): answer is Refusal {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "code" in answer &&
    typeof answer.code === "number" &&
    "message" in answer
  );
}

/** The refusal in a raw answer. Presence of `code`, whatever its value, is the test (decision 2). */
export function refusalIn(answer: unknown): Refusal | null {
  if (typeof answer !== "object" || answer === null || !("code" in answer)) return null;
  const message = "errorMessage" in answer ? answer.errorMessage : "";
  return {
    code: answer.code === 0 || answer.code === 404 ? answer.code : 500,
    message: typeof message === "string" ? message : "",
  };
}
