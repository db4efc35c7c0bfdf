import type { Localised } from "./localised.ts";

/** A kind of activity; several areas offer each. */
export interface ActivityTheme {
  readonly name: Localised;
  readonly introduction: Localised;
  readonly categoryId: number;
  readonly variant: string;
  readonly times: readonly string[];
  readonly minutes: number;
  readonly price: number;
  readonly capacity: number;
  readonly season: "winter" | "summer" | "year";
}
