import type { Destination, NamePart } from "./destinations/destination.ts";
import { createRandom } from "./random.ts";

const latinOf = (part: NamePart): string => (typeof part === "string" ? part : part[0]);
const ownOf = (part: NamePart): string => (typeof part === "string" ? "" : part[1]);

/** Returns `count` distinct names, the same for a seed; in both scripts where there are two. */
export function placeNames({ placeNames: parts }: Destination, seed: string, count: number): string[] {
  const random = createRandom(seed);
  const names = new Set<string>();
  while (names.size < count) {
    const [first, last] = [random.pick(parts.first), random.pick(parts.last)];
    names.add(`${latinOf(first)}${latinOf(last)} ${ownOf(first)}${ownOf(last)}`.trim());
  }
  return [...names];
}

/** Returns the name of a village's cabin, with a number once the names are used up. */
export function cabinName({ cabinNames }: Destination, index: number): string {
  const name = cabinNames[index % cabinNames.length] ?? "Tall";
  const round = Math.floor(index / cabinNames.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}
