import { type Destination, placeNames } from "./destination.ts";
import { villageFacilities } from "./facilities.ts";
import { makeLodge } from "./lodges.ts";
import { createRandom } from "./random.ts";
import type { WorldStay } from "./stay.ts";
import { type Household, hotelRoom, villageCabin } from "./units.ts";

/** The village with 300 cabins, and the hotel with 80 kinds of room. */
const village = { id: 2004, units: 300, firstUnit: 20_001 };
const hotel = { id: 4005, units: 80, firstUnit: 30_001 };
const FIRST_LODGE = 100_001;

/** Adds units to a village and a hotel, and lodges until an unfiltered list has as many stays as the destination. */
export function withMoreStays(destination: Destination, stays: readonly WorldStay[]): WorldStay[] {
  const { size } = destination;
  if (size === undefined) return [...stays];
  const listed = stays.filter(({ topLevel }) => topLevel).length;
  const names = placeNames(destination, "more lodges", size.stays - listed);
  return [
    ...stays,
    ...moreUnits(destination, stays, village, villageCabin),
    ...moreUnits(destination, stays, hotel, (id, index, home) => hotelRoom(id, index, false, home)),
    ...names.map((name, index) => {
      const id = FIRST_LODGE + index;
      const random = createRandom(`facilities-${id}`);
      const lodge = makeLodge(destination, id, index, name);
      const more = random.sample(size.facilityIds, 8).map((facility) => ({ id: facility, value: "True" }));
      return {
        ...lodge,
        referenceId: null,
        facilities: [...new Map([...lodge.facilities, ...more].map((one) => [one.id, one])).values()],
        // Nobody else has booked: nearly all are in the results of any dates.
        rate: lodge.rate && { ...lodge.rate, demand: 0, pattern: "free" as const, closed: "never" as const },
      };
    }),
  ];
}

function moreUnits(
  destination: Destination,
  stays: readonly WorldStay[],
  { id, units, firstUnit }: typeof village,
  make: (id: number, index: number, home: Household) => WorldStay,
): WorldStay[] {
  const property = stays.find((stay) => stay.id === id);
  if (!property) throw new Error(`There is no property ${id}`);
  const before = stays.filter(({ parentId }) => parentId === id).length;
  const home: Household = {
    destination,
    id,
    geoId: property.geoId,
    position: property.position,
    rank: property.rank,
    facilities: villageFacilities(createRandom(`more-${id}`)),
    pattern: "free",
    closed: "never",
    priceLevel: 1,
    hostel: false,
  };
  return Array.from({ length: units - before }, (_, index) => make(firstUnit + index, before + index, home));
}
