/**
 * Galaxy's answer to a call it handled and said no to. Codes: 0 timed out, 404 nothing found, 500 refused; any other is
 * a failure without a meaning of its own (ruling 3).
 */
export interface GalaxyError {
  readonly code: number;
  /** For the log, or shown where the error catalogue says so (EC-02). */
  readonly message: string;
}

/** Stands for a code that is not a number. */
const NO_CODE = -1;

function codeIn(code: unknown): number {
  const number = typeof code === "string" && code.trim() !== "" ? Number(code) : code;
  return typeof number === "number" && Number.isFinite(number) ? number : NO_CODE;
}

/** Whether an answer is a refusal and not what was asked for. */
export function isGalaxyError(answer: unknown): answer is GalaxyError {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "code" in answer &&
    typeof answer.code === "number" &&
    "message" in answer
  );
}

/** The refusal in a raw answer. Presence of `code`, whatever its value, is the test (wire decision 2). */
export function galaxyErrorIn(answer: unknown): GalaxyError | null {
  if (typeof answer !== "object" || answer === null || !("code" in answer)) return null;
  const message = "errorMessage" in answer ? answer.errorMessage : "";
  return {
    code: codeIn(answer.code),
    message: typeof message === "string" ? message : "",
  };
}
