import { nth } from "./nth.ts";
import type { Random } from "./random.ts";

/** A smooth random line: any position gives a height between 0 and 1, near positions near heights. */
export function noiseLine(random: Random): (position: number) => number {
  const heights = Array.from({ length: 256 }, () => random.value());
  return (position) => {
    const cell = Math.floor(position);
    const within = position - cell;
    const eased = within * within * (3 - 2 * within);
    return nth(heights, cell & 255) * (1 - eased) + nth(heights, (cell + 1) & 255) * eased;
  };
}
