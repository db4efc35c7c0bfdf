import { nth } from "./nth.ts";
import type { Random } from "./random.ts";

/**
 * Returns a smooth random line, for ridges, forests and snow: value noise of 256 random heights, eased
 * between whole positions.
 *
 * @param random decides the heights, so that the same seed draws the same line
 * @returns the height at any position, also a negative one: at least 0 and below 1, repeating every 256
 */
export function noiseLine(random: Random): (position: number) => number {
  const heights = Array.from({ length: 256 }, () => random.value());
  return (position) => {
    const cell = Math.floor(position);
    const within = position - cell;
    const eased = within * within * (3 - 2 * within);
    return nth(heights, cell & 255) * (1 - eased) + nth(heights, (cell + 1) & 255) * eased;
  };
}
