import type { ResultVariant } from "@stays/contract";

/**
 * Card layout of each variant. List and Standard share the row layout; only List has an introduction (SR-04).
 */
export const VARIANT_LAYOUTS = {
  Tile: "tile",
  List: "row",
  Standard: "row",
  StandardCompact: "compact",
} as const satisfies Record<ResultVariant, string>;
