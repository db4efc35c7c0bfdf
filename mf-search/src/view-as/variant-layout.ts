import type { ResultVariant } from "@stays/contract";

/** How a card of a variant is laid out: List and Standard are the same row, with and without words (SR-04). */
export const LOOKS = {
  Tile: "tile",
  List: "row",
  Standard: "row",
  StandardCompact: "compact",
} as const satisfies Record<ResultVariant, string>;
