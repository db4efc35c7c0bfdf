import type { Setting } from "./setting.ts";
import { polygon, rect, repeat } from "./svg.ts";

/** A wooden jetty that reaches to the right from x, y. */
export function jetty({ tone }: Setting, x: number, y: number, length: number): string {
  const posts = repeat(5, (index) => rect(x + (length * (index + 0.4)) / 5, y + 6, 8, 34, tone("#5d4c3b")));
  const deck = polygon(
    [
      [x, y],
      [x + length, y],
      [x + length + 26, y + 16],
      [x - 14, y + 16],
    ],
    tone("#9b8467"),
  );
  return posts + deck + rect(x - 14, y + 16, length + 40, 6, tone("#6b5843"));
}
