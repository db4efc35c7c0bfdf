import { type GalaxyClient, GalaxyFailure } from "@stays/contract";
import {
  createItems,
  type Decoder,
  describeIssue,
  type Items,
  WireError,
} from "@stays/domain/schemas/tolerant-lists";
import * as v from "valibot";

/** Most broken items of one answer that are reported one by one: a changed field breaks each of hundreds. */
const MOST_REPORTED = 5;
/** Replaces a code that is not a number. */
const NO_CODE = -1;

/** The codes with which a call says that there is nothing, and what it then returns. */
export interface Nothing<T> {
  readonly codes: readonly number[];
  readonly value: T;
}

/** What a call returns instead of a refusal with code 404. */
export const notFoundIs = <T>(value: T): Nothing<T> => ({ codes: [404], value });

function readCode(code: unknown): number {
  const number = typeof code === "string" && code.trim() !== "" ? Number(code) : code;
  return typeof number === "number" && Number.isFinite(number) ? number : NO_CODE;
}

/** The refusal in a raw answer. The presence of `code`, with any value, decides (wire decision 2). */
function findRefusal(operation: string, answer: unknown): GalaxyFailure | null {
  if (typeof answer !== "object" || answer === null || !("code" in answer)) return null;
  const message = "errorMessage" in answer ? answer.errorMessage : "";
  return new GalaxyFailure(operation, readCode(answer.code), typeof message === "string" ? message : "");
}

/**
 * Decodes an answer into its entity.
 * @param schema makes the decoder from a reader that leaves out and reports broken items
 * @throws GalaxyFailure when Galaxy refuses the call, unless its code means `nothing`
 * @throws WireError when the envelope is broken, or each entry of the list that the answer is about
 */
export function decode<T, None = never>(
  galaxy: GalaxyClient,
  operation: string,
  answer: unknown,
  schema: (items: Items) => Decoder<T>,
  nothing?: Nothing<None>,
): T | None {
  const refusal = findRefusal(operation, answer);
  if (refusal && nothing?.codes.includes(refusal.code)) return nothing.value;
  if (refusal) throw refusal;
  let leftOut = 0;
  const items = createItems(operation, (path, reason) => {
    leftOut += 1;
    if (leftOut <= MOST_REPORTED) galaxy.report?.({ operation, path, reason });
  });
  const result = v.safeParse(schema(items), answer, { abortEarly: true });
  const others = leftOut - MOST_REPORTED;
  if (others > 0)
    galaxy.report?.({ operation, path: "others", reason: `${others} more items are unreadable` });
  if (!result.success) throw new WireError(operation, describeIssue(result.issues));
  return result.output;
}
