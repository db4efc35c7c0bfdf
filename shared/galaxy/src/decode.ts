import type { GalaxyClient } from "@stays/query";
import * as v from "valibot";
import { type GalaxyError, galaxyErrorIn } from "./galaxy-error.ts";
import { type Decoder, type Items, itemsOf, reasonOf } from "./items.ts";
import { WireError } from "./wire-error.ts";

/**
 * Decodes an answer into the entity or a Galaxy error.
 * @param schema makes the decoder from a reader that leaves out and reports broken items
 * @throws WireError when the envelope is broken
 */
export function decode<T>(
  galaxy: GalaxyClient,
  operation: string,
  answer: unknown,
  schema: (items: Items) => Decoder<T>,
): T | GalaxyError {
  const galaxyError = galaxyErrorIn(answer);
  if (galaxyError) return galaxyError;
  const items = itemsOf((path, reason) => galaxy.report?.({ operation, path, reason }));
  const result = v.safeParse(schema(items), answer, { abortEarly: true });
  if (!result.success) throw new WireError(operation, reasonOf(result.issues));
  return result.output;
}
