import type { AgreementCode } from "./agreements.ts";
import { CABIN, HOSTEL, HOTEL } from "./categories.ts";
import { cabinName, type Destination } from "./destination.ts";
import { cabinFacilities, roomFacilities } from "./facilities.ts";
import { gallery } from "./pictures.ts";
import { around, createRandom, type Random } from "./random.ts";
import type { ClosedPeriod, StayPattern } from "./seasons.ts";
import type { FacilityValue, Position, WorldStay } from "./stay.ts";
import { cabinIntroductions, describe, introduce, roomIntroductions } from "./texts.ts";

/** Values shared by the units of one property. */
export interface Household {
  readonly destination: Destination;
  readonly id: number;
  readonly geoId: number;
  readonly position: Position | null;
  readonly rank: number;
  readonly facilities: readonly FacilityValue[];
  readonly pattern: StayPattern;
  readonly closed: ClosedPeriod;
  /** 1 = the usual level. */
  readonly priceLevel: number;
  readonly hostel: boolean;
}

/** The kinds of room: their beds, and their names in English, Swedish, Norwegian and German. */
const roomKinds: readonly (readonly [beds: number, en: string, sv: string, no: string, de: string])[] = [
  [2, "Double room", "Dubbelrum", "Dobbeltrom", "Doppelzimmer"],
  [1, "Single room", "Enkelrum", "Enkeltrom", "Einzelzimmer"],
  [2, "Twin room", "Rum med två sängar", "Rom med to senger", "Zweibettzimmer"],
  [4, "Family room", "Familjerum", "Familierom", "Familienzimmer"],
  [3, "Triple room", "Trebäddsrum", "Tremannsrom", "Dreibettzimmer"],
  [2, "Superior double room", "Superior dubbelrum", "Superior dobbeltrom", "Superior-Doppelzimmer"],
  [4, "Junior suite", "Juniorsvit", "Juniorsuite", "Juniorsuite"],
  [
    6,
    "Apartment with kitchenette",
    "Lägenhet med pentry",
    "Leilighet med kjøkkenkrok",
    "Apartment mit Küchenzeile",
  ],
  [
    2,
    "Mountain view double",
    "Dubbelrum med fjällutsikt",
    "Dobbeltrom med fjellutsikt",
    "Doppelzimmer mit Bergblick",
  ],
  [5, "Five-bed room", "Fembäddsrum", "Femmannsrom", "Fünfbettzimmer"],
  [2, "Attic room", "Vindsrum", "Loftsrom", "Dachzimmer"],
  [2, "Spa suite", "Spasvit", "Spasuite", "Spa-Suite"],
];
const dormitory = [8, "Bed in dormitory", "Bädd i sovsal", "Seng i sovesal", "Bett im Schlafsaal"] as const;

/** A cabin of a village. */
export function villageCabin(id: number, index: number, home: Household): WorldStay {
  const random = createRandom(`cabin-${id}`);
  const beds = random.pick([2, 4, 4, 6, 6, 6, 8, 8, 10]);
  const name = cabinName(home.destination, index);
  return {
    ...common(id, home),
    pageToLoad: "cabin",
    categoryId: CABIN,
    name: {
      en: `Cabin ${name}, ${beds} beds`,
      sv: `Stuga ${name}, ${beds} bäddar`,
      no: `Hytte ${name}, ${beds} sengeplasser`,
      de: `Hütte ${name}, ${beds} Betten`,
    },
    maxPopulation: beds,
    position: home.position && around(home.position, id, 0.0022),
    introduction: introduce(home.destination, cabinIntroductions, random, home.geoId),
    description: describe(random, 3),
    pictures: gallery("cabin", id, random.int(3, 8)),
    facilities: cabinFacilities(random, beds, home.facilities),
    rate: {
      productId: id,
      pattern: home.pattern,
      closed: home.closed,
      nightly: Math.round(((420 + beds * 165) * home.priceLevel * (0.85 + random.next() * 0.4)) / 5) * 5,
      agreements: someAgreements(random),
      perPerson: false,
      rooms: 1,
      demand: 0.15 + random.next() * 0.35,
      campaign: random.chance(0.12),
      addonIds: someAddons(random, true),
    },
  };
}

/** Makes a kind of room of a hotel; in a hostel the last kind is a dormitory sold by the bed. */
export function hotelRoom(id: number, index: number, last: boolean, home: Household): WorldStay {
  const random = createRandom(`room-${id}`);
  const dorm = home.hostel && last;
  const kind = dorm ? undefined : roomKinds[index % roomKinds.length];
  const [beds, en, sv, no, de] = kind ?? dormitory;
  return {
    ...common(id, home),
    pageToLoad: "room",
    categoryId: home.hostel ? HOSTEL : HOTEL,
    name: { en, sv, no, de },
    maxPopulation: beds,
    position: home.position,
    introduction: introduce(home.destination, roomIntroductions, random, home.geoId),
    description: describe(random, 2),
    pictures: gallery("room", id, random.int(3, 8)),
    facilities: roomFacilities(random, beds, home.facilities),
    hostel: home.hostel,
    dormitoryBed: dorm,
    rate: {
      productId: id,
      pattern: home.pattern,
      closed: home.closed,
      nightly: dorm
        ? 320
        : Math.round(((560 + beds * 140) * home.priceLevel * (0.9 + random.next() * 0.3)) / 5) * 5,
      agreements: dorm ? ["FLEX"] : someAgreements(random),
      perPerson: true,
      rooms: dorm ? 16 : random.int(3, 14),
      demand: 0.2 + random.next() * 0.4,
      campaign: random.chance(0.15),
      addonIds: someAddons(random, false),
    },
  };
}

function common(id: number, home: Household) {
  return {
    id,
    tag: "cbis" as const,
    parentId: home.id,
    topLevel: false,
    referenceId: null,
    minPopulation: 1,
    rank: home.rank,
    geoId: home.geoId,
    highlight: false,
  };
}

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
