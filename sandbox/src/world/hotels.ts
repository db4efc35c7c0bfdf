import { HOSTEL, HOTEL } from "./categories.ts";
import { type Destination, geoAreaAt, placeNames } from "./destination.ts";
import { hotelFacilities, mergeFacilities } from "./facilities.ts";
import type { Localised } from "./localised.ts";
import { gallery } from "./pictures.ts";
import { around, createRandom } from "./random.ts";
import type { WorldStay } from "./stay.ts";
import { describe, hotelIntroductions, introduce } from "./texts.ts";
import { type Household, hotelRoom } from "./units.ts";

const COUNT = 30;
const FIRST_HOTEL = 4001;
const FIRST_ROOM = 5001;

/** Makes 30 hotels of 4 to 12 kinds of room, every seventh a hostel, with their rooms. */
export function makeHotels(destination: Destination): WorldStay[] {
  const made: WorldStay[] = [];
  let nextRoom = FIRST_ROOM;
  placeNames(destination, "hotels", COUNT).forEach((name, index) => {
    const id = FIRST_HOTEL + index;
    const random = createRandom(`hotel-${id}`);
    const area = geoAreaAt(destination, index * 3 + 1);
    const hostel = index % 7 === 1;
    const own = hotelFacilities(random);
    const home: Household = {
      destination,
      id,
      geoId: area.id,
      position: around(area.position, id, 0.025),
      rank: random.int(1, 400),
      facilities: own,
      pattern: "free",
      closed: index === 0 || hostel ? "never" : random.pick(["never", "never", "never", "spring"]),
      priceLevel: hostel ? 0.6 : 0.9 + random.next() * 0.9,
      hostel,
    };
    const kinds = random.int(4, 12);
    const rooms = Array.from({ length: kinds }, (_, room) =>
      hotelRoom(nextRoom + room, room, room === kinds - 1, home),
    );
    nextRoom += kinds;
    made.push(
      {
        id,
        tag: "cbis",
        pageToLoad: "hotel",
        categoryId: hostel ? HOSTEL : HOTEL,
        parentId: null,
        topLevel: true,
        name: hotelName(name, hostel, index),
        referenceId: index % 5 === 4 ? null : `HF-${id}`,
        minPopulation: null,
        maxPopulation: null,
        rank: home.rank,
        geoId: area.id,
        position: home.position,
        introduction: introduce(destination, hotelIntroductions, random, area.id),
        description: describe(random, 4),
        pictures: gallery("hotel", id, random.int(5, 12)),
        facilities: mergeFacilities(
          own,
          rooms.map(({ facilities }) => facilities),
        ),
        highlight: random.chance(0.2),
        hostel,
        rate: null,
      },
      ...rooms,
    );
  });
  return made;
}

function hotelName(name: string, hostel: boolean, index: number): Localised {
  if (hostel)
    return {
      en: `${name} Hostel`,
      sv: `${name}s vandrarhem`,
      no: `${name} vandrerhjem`,
      de: `Herberge ${name}`,
    };
  if (index % 3 === 0)
    return { en: `Hotel ${name}`, sv: `Hotell ${name}`, no: `Hotell ${name}`, de: `Hotel ${name}` };
  return {
    en: `${name} Mountain Hotel`,
    sv: `${name}s högfjällshotell`,
    no: `${name} høyfjellshotell`,
    de: `Berghotel ${name}`,
  };
}
