import type { GalaxyClient } from "@stays/contract";
import * as v from "valibot";
import { type GalaxyError, galaxyErrorIn } from "./galaxy-error.ts";
import { type Decoder, type Items, itemsOf, reasonOf } from "./items.ts";
import { WireError } from "./wire-error.ts";

/** Most broken items of one answer that are reported one by one: a changed field breaks each of hundreds. */
const MOST_REPORTED = 5;

/**
 * Decodes an answer into the entity or a Galaxy error.
 * @param schema makes the decoder from a reader that leaves out and reports broken items
 * @throws WireError when the envelope is broken, or each entry of the list that the answer is about
 */
export function decode<T>(
  galaxy: GalaxyClient,
  operation: string,
  answer: unknown,
  schema: (items: Items) => Decoder<T>,
): T | GalaxyError {
  const galaxyError = galaxyErrorIn(answer);
  if (galaxyError) return galaxyError;
  let leftOut = 0;
  const items = itemsOf(operation, (path, reason) => {
    leftOut += 1;
    if (leftOut <= MOST_REPORTED) galaxy.report?.({ operation, path, reason });
  });
  const result = v.safeParse(schema(items), answer, { abortEarly: true });
  const others = leftOut - MOST_REPORTED;
  if (others > 0)
    galaxy.report?.({ operation, path: "others", reason: `${others} more items are unreadable` });
  if (!result.success) throw new WireError(operation, reasonOf(result.issues));
  return result.output;
}
