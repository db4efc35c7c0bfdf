import type { RatePlan, Stay } from "./stay.ts";

/** A change of an ordinary stay. */
export type Change = (stay: Stay) => Stay;

/** Changes how it is sold. */
export const rate =
  (change: Partial<RatePlan>): Change =>
  (stay) =>
    stay.rate ? { ...stay, rate: { ...stay.rate, ...change } } : stay;
/** Gives it a facility. */
export const facility =
  (id: number, value: string): Change =>
  (stay) => ({
    ...stay,
    facilities: [...stay.facilities.filter((entry) => entry.id !== id), { id, value }],
  });
/** Changes what it is. */
export const set =
  (change: Partial<Stay>): Change =>
  (stay) => ({ ...stay, ...change });
/** Rates of a stay that nobody else books, open all year. */
export const alwaysFree = { demand: 0, pattern: "free", closed: "never" } as const;
