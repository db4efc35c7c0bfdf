import type { RatePlan, WorldStay } from "./stay.ts";

/** A change of a generated stay. */
export type Change = (stay: WorldStay) => WorldStay;

/** Changes the rate plan of a stay. */
export const rate =
  (change: Partial<RatePlan>): Change =>
  (stay) =>
    stay.rate ? { ...stay, rate: { ...stay.rate, ...change } } : stay;
/** Adds a facility to a stay. */
export const facility =
  (id: number, value: string): Change =>
  (stay) => ({
    ...stay,
    facilities: [...stay.facilities.filter((entry) => entry.id !== id), { id, value }],
  });
/** Changes members of a stay. */
export const set =
  (change: Partial<WorldStay>): Change =>
  (stay) => ({ ...stay, ...change });
/** A rate plan without bookings by others, open all year. */
export const alwaysFree = { demand: 0, pattern: "free", closed: "never" } as const;
