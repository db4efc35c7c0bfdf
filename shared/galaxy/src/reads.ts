import type * as v from "valibot";
import type { components } from "./wire.ts";

/** The entities of Galaxy's JSON by name, as the OpenAPI document describes them. */
export type Wire = components["schemas"];

/**
 * Readers of some members of a JSON object. A decoder that `satisfies` it cannot read a member that the
 * OpenAPI document does not have.
 */
export type Reads<Entity> = { readonly [Member in keyof Entity]?: v.GenericSchema };
