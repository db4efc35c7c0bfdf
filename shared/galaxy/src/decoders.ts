import type { GalaxyClient } from "@stays/contract";
import {
  createItems,
  type Decoder,
  describeIssue,
  type Items,
  WireError,
} from "@stays/domain/schemas/tolerant-lists";
import * as v from "valibot";

export * from "@stays/domain/schemas/accommodation";
export * from "@stays/domain/schemas/activity";
export * from "@stays/domain/schemas/addon";
export * from "@stays/domain/schemas/basket";
export * from "@stays/domain/schemas/calendar";
export * from "@stays/domain/schemas/promo-code";
export * from "@stays/domain/schemas/review";
export * from "@stays/domain/schemas/stay-package";
export * from "@stays/domain/schemas/transport";
export * from "@stays/domain/schemas/wire-types";

/** Most broken items of one answer that are reported one by one: a changed field breaks each of hundreds. */
const MOST_REPORTED = 5;
/**
 * Decodes an answer into its entity.
 * @param schema makes the decoder from a reader that leaves out and reports broken items
 * @throws WireError when the envelope is broken, or each entry of the list that the answer is about
 */
export function decode<T>(
  galaxy: GalaxyClient,
  operation: string,
  answer: unknown,
  schema: (items: Items) => Decoder<T>,
): T {
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
