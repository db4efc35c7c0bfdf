/**
 * A business error in Galaxy's answer to a call. Codes: 0 timed out, 404 nothing found, 500 failed; any other
 * code has no meaning of its own (ruling 3).
 */
export interface GalaxyError {
  readonly code: number;
  /** Logged, and shown where the error catalogue says so (EC-02). */
  readonly message: string;
}

/**
 * The meaning of a Galaxy error for visitors: there is no such item, nothing is available, or the call failed.
 * `soldOut` holds for availability only; another call with that code has failed (rulings 3 and 5).
 */
export type ErrorKind = "notFound" | "soldOut" | "failed";

const TIMED_OUT = 0;
const NOT_FOUND = 404;
const NO_AVAILABILITY = 500;

/** Returns the meaning of a Galaxy error. */
export function errorKind({ code }: GalaxyError): ErrorKind {
  if (code === NOT_FOUND) return "notFound";
  return code === NO_AVAILABILITY ? "soldOut" : "failed";
}

/** Whether a Galaxy error is a time-out of the booking system: Error 3 of an accommodation add (EC-04). */
export const isTimedOut = ({ code }: GalaxyError): boolean => code === TIMED_OUT;

/** Returns the text of a Galaxy error for logs. */
export const galaxyErrorText = ({ code, message }: GalaxyError): string => `code ${code}: ${message}`;

/** Replaces a code that is not a number. */
const NO_CODE = -1;

function codeIn(code: unknown): number {
  const number = typeof code === "string" && code.trim() !== "" ? Number(code) : code;
  return typeof number === "number" && Number.isFinite(number) ? number : NO_CODE;
}

/** Whether an answer is a Galaxy error instead of an entity. */
export function isGalaxyError(answer: unknown): answer is GalaxyError {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "code" in answer &&
    typeof answer.code === "number" &&
    "message" in answer
  );
}

/**
 * Returns the Galaxy error in a raw answer. The presence of `code`, with any value, decides (wire decision
 * 2).
 */
export function galaxyErrorIn(answer: unknown): GalaxyError | null {
  if (typeof answer !== "object" || answer === null || !("code" in answer)) return null;
  const message = "errorMessage" in answer ? answer.errorMessage : "";
  return {
    code: codeIn(answer.code),
    message: typeof message === "string" ? message : "",
  };
}
