import { type Activity, makeActivities } from "./activities.ts";
import type { Destination } from "./destination.ts";
import { makeHotels } from "./hotels.ts";
import { makeLodges } from "./lodges.ts";
import { withMoreStays } from "./more-stays.ts";
import { makePackages, type StayPackage } from "./packages.ts";
import { makeReviews, type Review } from "./reviews.ts";
import { withSpecialCases } from "./special-cases.ts";
import type { WorldStay } from "./stay.ts";
import { makeTransportLines, type TransportLine } from "./transport.ts";
import { makeVillages } from "./villages.ts";

/** Increment it when the generated content or the tables change: stock and baskets then start anew. */
export const WORLD_VERSION = "10";

/** All content of the destination. */
export interface World {
  readonly stays: readonly WorldStay[];
  readonly packages: readonly StayPackage[];
  readonly activities: readonly Activity[];
  readonly transport: readonly TransportLine[];
  readonly reviews: readonly Review[];
}

/** Makes the world of a destination; deterministic. */
export function makeWorld(destination: Destination): World {
  const stays = withMoreStays(
    destination,
    withSpecialCases([...makeVillages(destination), ...makeHotels(destination), ...makeLodges(destination)]),
  );
  return {
    stays,
    packages: makePackages(destination, stays),
    activities: makeActivities(destination),
    transport: makeTransportLines(destination),
    reviews: makeReviews(destination, stays),
  };
}
