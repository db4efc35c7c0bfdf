import type { Setting } from "../setting.ts";

/** The jacket colours of the two people in a picture, tinted by the light. */
export interface Coats {
  readonly first: string;
  readonly second: string;
}

export function coatsOf({ random, tone }: Setting): Coats {
  const first = tone(random.pick(["#c2452f", "#d98a26", "#2f6f8f", "#7a9440"]));
  return { first, second: tone(random.pick(["#e3b23c", "#3f7f6c", "#b84a5a"])) };
}
