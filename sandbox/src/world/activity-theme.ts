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

/** Builds a kind of activity. */
export const makeTheme = (
  categoryId: number,
  variant: string,
  season: ActivityTheme["season"],
  times: readonly string[],
  minutes: number,
  price: number,
  capacity: number,
  names: readonly [string, string, string, string],
  introduction: Localised,
): ActivityTheme => ({
  categoryId,
  variant,
  season,
  times,
  minutes,
  price,
  capacity,
  introduction,
  name: { en: names[0], sv: names[1], no: names[2], de: names[3] },
});
