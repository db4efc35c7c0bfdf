import { CABIN, HOTEL } from "./categories.ts";
import { type Destination, geoAreaAt, placeNames } from "./destination.ts";
import { cabinFacilities, villageFacilities } from "./facilities.ts";
import type { Localised } from "./localised.ts";
import { gallery } from "./pictures.ts";
import { around, createRandom } from "./random.ts";
import type { WorldStay } from "./stay.ts";
import { cabinIntroductions, describe, introduce } from "./texts.ts";
import { someAddons, someAgreements } from "./units.ts";

const COUNT = 150;
const FIRST = 1001;

/** Makes 150 single lodges. */
export const makeLodges = (destination: Destination): WorldStay[] =>
  placeNames(destination, "lodges", COUNT).map((name, index) =>
    makeLodge(destination, FIRST + index, index, name),
  );

/** Makes a single lodge; every twelfth is a guest house shown as a hotel detail. */
export function makeLodge(destination: Destination, id: number, index: number, name: string): WorldStay {
  const random = createRandom(`lodge-${id}`);
  const area = geoAreaAt(destination, index * 11 + 5);
  const guestHouse = index % 12 === 11;
  const beds = random.pick([2, 4, 5, 6, 6, 8, 8, 10, 12, 14]);
  return {
    id,
    tag: "cbis",
    pageToLoad: guestHouse ? "hoteldetail" : "cabindetail",
    categoryId: guestHouse ? HOTEL : CABIN,
    parentId: null,
    topLevel: true,
    name: lodgeName(name, guestHouse, index),
    referenceId: index % 3 === 0 ? `HF-${id}` : null,
    minPopulation: 1,
    maxPopulation: beds,
    rank: random.int(1, 400),
    geoId: area.id,
    position: around(area.position, id, 0.045),
    introduction: introduce(destination, cabinIntroductions, random, area.id),
    description: describe(random, 3),
    pictures: gallery(guestHouse ? "hotel" : "cabin", id, random.int(3, 8)),
    facilities: cabinFacilities(random, beds, villageFacilities(random)),
    highlight: random.chance(0.15),
    rate: {
      productId: id,
      nightly: Math.round(((600 + beds * 180) * (0.8 + random.next() * 0.6)) / 5) * 5,
      pattern: guestHouse ? "free" : random.pick(["short", "short", "free", "weekly"]),
      closed: random.pick(["never", "never", "spring", "autumn", "summer"]),
      agreements: someAgreements(random),
      perPerson: guestHouse,
      rooms: guestHouse ? 6 : 1,
      demand: 0.2 + random.next() * 0.4,
      campaign: random.chance(0.12),
      addonIds: someAddons(random, !guestHouse),
    },
  };
}

function lodgeName(name: string, guestHouse: boolean, index: number): Localised {
  if (guestHouse)
    return {
      en: `${name} Guest House`,
      sv: `Pensionat ${name}`,
      no: `${name} pensjonat`,
      de: `Pension ${name}`,
    };
  if (index % 2 === 0)
    return {
      en: `${name} Lodge`,
      sv: `Fjällstuga ${name}`,
      no: `Fjellhytte ${name}`,
      de: `Berghütte ${name}`,
    };
  return { en: `The ${name} Cabin`, sv: `Stugan ${name}`, no: `Hytta ${name}`, de: `Ferienhaus ${name}` };
}
