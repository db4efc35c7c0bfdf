import type { Galaxy } from "@stays/query";
import * as v from "valibot";
import { type GalaxyError, galaxyErrorIn } from "./galaxy-error.ts";
import { type Decoder, type Items, itemsOf, reasonOf } from "./items.ts";
import { WireError } from "./wire-error.ts";

/**
 * What an answer means: the entity, or Galaxy's refusal.
 * @param schema makes the decoder; it is given the reader that leaves out and reports broken items
 * @throws WireError when the envelope is broken
 */
export function decode<T>(
  galaxy: Galaxy,
  operation: string,
  answer: unknown,
  schema: (items: Items) => Decoder<T>,
): T | GalaxyError {
  const refusal = galaxyErrorIn(answer);
  if (refusal) return refusal;
  const items = itemsOf((path, reason) => galaxy.report?.({ operation, path, reason }));
  const result = v.safeParse(schema(items), answer, { abortEarly: true });
  if (!result.success) throw new WireError(operation, reasonOf(result.issues));
  return result.output;
}
