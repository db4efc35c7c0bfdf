import hallefjall from "../../content/destinations/hallefjall.json" with { type: "json" };
import khroumirie from "../../content/destinations/khroumirie.json" with { type: "json" };
import yukimori from "../../content/destinations/yukimori.json" with { type: "json" };
import { type Destination, type GeoNode, placeNames } from "./destination.ts";
import { facilityKinds } from "./facilities.ts";
import { around } from "./random.ts";

/** Stays of an unfiltered list, unless `SANDBOX_STAYS` says otherwise. */
export const LARGE_STAYS = 10_000;
/** Areas in each of the 20 areas of the first destination: 200 in all. */
const AREAS_EACH = 10;

const NAME = "Storfjäll";

/**
 * Every destination, by its value of `SANDBOX_WORLD`. Yukimori has no decimals in its currency and Khroumirie has
 * three; both have names in a second script, Khroumirie's from right to left. The large one is made by rule.
 */
export const destinations = {
  hallefjall: hallefjall as Destination,
  yukimori: yukimori as Destination,
  khroumirie: khroumirie as Destination,
  large: largeDestination(LARGE_STAYS),
} as const;

/** The number of stays in the smallest large destination: those that all destinations have. */
const LEAST_STAYS = 220;

/**
 * Returns the destination of a name; the first without a name.
 *
 * @param stays number of stays of the large one
 * @throws Error that lists what is allowed, when the name or the number is not
 */
export function destinationNamed(name: string | undefined, stays?: string): Destination {
  if (name === undefined || name === "") return destinations.hallefjall;
  const found = Object.entries(destinations).find(([known]) => known === name)?.[1];
  if (found?.size && stays) return largeDestination(readStays(stays));
  if (found) return found;
  throw new Error(`SANDBOX_WORLD is "${name}", but must be one of ${Object.keys(destinations).join(", ")}.`);
}

function readStays(text: string): number {
  const stays = Number(text);
  if (Number.isInteger(stays) && stays >= LEAST_STAYS && stays <= LARGE_STAYS) return stays;
  throw new Error(`SANDBOX_STAYS is "${text}", but must be from ${LEAST_STAYS} to ${LARGE_STAYS}.`);
}

/** The first destination in a larger size: the same ids, and more of everything, by rule. */
export function largeDestination(stays: number): Destination {
  const renamed = JSON.stringify(hallefjall).replaceAll(hallefjall.name, NAME);
  const destination = JSON.parse(renamed) as Destination;
  return {
    ...destination,
    size: {
      stays,
      packages: 405,
      activities: 234,
      reviewsOfOne: 2000,
      facilityIds: facilityKinds.filter(({ type }) => type === "Boolean").map(({ id }) => id),
    },
    geoNodes: [...destination.geoNodes, ...smallerAreas(destination)],
  };
}

function smallerAreas(destination: Destination): GeoNode[] {
  const parents = destination.geoNodes.filter(({ id }) => id >= 410);
  const names = placeNames(destination, "areas", parents.length * AREAS_EACH);
  return parents.flatMap((parent, index) =>
    Array.from({ length: AREAS_EACH }, (_, turn) => {
      const id = parent.id * 100 + turn;
      return {
        id,
        parentId: parent.id,
        name: names[index * AREAS_EACH + turn] ?? parent.name,
        position: around(parent.position, id, 0.05),
      };
    }),
  );
}
