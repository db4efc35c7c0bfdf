import type { AgreementCode } from "./agreements.ts";
import type { Random } from "./random.ts";

const choices: readonly (readonly AgreementCode[])[] = [
  ["FLEX"],
  ["FLEX", "FIX"],
  ["FLEX", "FIX", "EARLY"],
  ["FLEX", "FIX", "EARLY", "PLUS"],
  ["FLEX", "EARLY"],
  ["FIX"],
];

/** Returns one to four price agreements. */
export function someAgreements(random: Random): readonly AgreementCode[] {
  return random.pick(choices);
}

/** Returns the extras of a unit; some have none. */
export function someAddons(random: Random, cabin: boolean): readonly number[] {
  if (random.chance(0.12)) return [];
  const ids = cabin ? [500, 501, 502, 503, 505, 506, 507, 508, 510] : [501, 504, 506, 508, 509, 510];
  return random.sample(ids, random.int(3, ids.length)).sort((left, right) => left - right);
}
