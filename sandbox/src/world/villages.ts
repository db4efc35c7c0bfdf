import { VILLAGE } from "./categories.ts";
import { type Destination, geoAreaAt, placeNames } from "./destination.ts";
import { mergeFacilities, villageFacilities } from "./facilities.ts";
import { gallery } from "./pictures.ts";
import { around, createRandom } from "./random.ts";
import type { Position, WorldStay } from "./stay.ts";
import { describe, introduce, villageIntroductions } from "./texts.ts";
import { type Household, villageCabin } from "./units.ts";

const COUNT = 40;
const FIRST_VILLAGE = 2001;
const FIRST_CABIN = 3001;

/** The position of a village, by index. */
export const villagePosition = (destination: Destination, index: number): Position =>
  around(geoAreaAt(destination, index * 7).position, FIRST_VILLAGE + index, 0.03);

/** Makes 40 villages of 8 to 40 cabins, with their cabins. */
export function makeVillages(destination: Destination): WorldStay[] {
  const names = placeNames(destination, "villages", COUNT);
  const made: WorldStay[] = [];
  let nextCabin = FIRST_CABIN;
  names.forEach((name, index) => {
    const id = FIRST_VILLAGE + index;
    const random = createRandom(`village-${id}`);
    const area = geoAreaAt(destination, index * 7);
    const own = villageFacilities(random);
    const home: Household = {
      destination,
      id,
      geoId: area.id,
      position: villagePosition(destination, index),
      rank: random.int(1, 400),
      facilities: own,
      pattern: index === 0 ? "free" : random.pick(["short", "short", "free", "weekly"]),
      closed: index === 0 ? "never" : random.pick(["never", "never", "spring", "autumn"]),
      priceLevel: 0.8 + random.next() * 0.7,
      hostel: false,
    };
    const size = index % 10 === 3 ? random.int(34, 40) : random.int(8, 26);
    const cabins = Array.from({ length: size }, (_, cabin) => villageCabin(nextCabin + cabin, cabin, home));
    nextCabin += size;
    made.push(
      {
        id,
        tag: "cbis",
        pageToLoad: "village",
        categoryId: VILLAGE,
        parentId: null,
        topLevel: true,
        name: {
          en: `${name} Cabin Village`,
          sv: `${name}s stugby`,
          no: `${name} hyttegrend`,
          de: `Hüttendorf ${name}`,
        },
        referenceId: `HF-${id}`,
        minPopulation: null,
        maxPopulation: null,
        rank: home.rank,
        geoId: area.id,
        position: home.position,
        introduction: introduce(destination, villageIntroductions, random, area.id),
        description: describe(random, 4),
        pictures: gallery("village", id, random.int(5, 12)),
        facilities: mergeFacilities(
          own,
          cabins.map(({ facilities }) => facilities),
        ),
        highlight: random.chance(0.2),
        rate: null,
      },
      ...cabins,
    );
  });
  return made;
}
