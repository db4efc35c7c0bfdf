import { CABIN } from "./categories.ts";
import { BATHROOM_TYPES, BEDS, toNumberFacility, VIDEO } from "./facilities.ts";
import { inEach, translate } from "./localised.ts";
import { gallery } from "./pictures.ts";
import type { FacilityValue, RatePlan, WorldStay } from "./stay.ts";

/** A change of a generated stay, of its rate plan, and of one of its facilities. */
interface Change extends Partial<Omit<WorldStay, "rate">> {
  readonly rate?: Partial<RatePlan>;
  readonly facility?: FacilityValue;
}

const changed = (stay: WorldStay, { rate, facility, ...members }: Change): WorldStay => ({
  ...stay,
  ...members,
  rate: stay.rate && { ...stay.rate, ...rate },
  facilities: facility
    ? [...stay.facilities.filter(({ id }) => id !== facility.id), facility]
    : stay.facilities,
});

/** A rate plan without bookings by others, open all year. */
const alwaysFree = { demand: 0, pattern: "free", closed: "never" } as const;
const free: Change = { rate: alwaysFree };

/** Ids that tests and demonstrations depend on. */
export const special = {
  /** Cabins here are free every night and sold under four agreements; two of them share one product. */
  village: 2001,
  cabinWithAllAgreements: 3001,
  sharedProductCabins: [3002, 3003],
  outsideVillage: 2003,
  fakeCalendarVillage: 2005,
  hotel: 4001,
  nearlySoldOutRoom: 5002,
  hostel: 4002,
  hotelWithoutConditions: 4004,
  extrasOnlineHotel: 4006,
  lodge: 1001,
  lodgeRecommendingOne: 1002,
  lodgeRecommendingNone: 1003,
  /** Sells packages as a whole. */
  lodgeWithPackages: 1004,
  annexOfHotel: 1012,
  cabinOfVillage: 1017,
} as const;

const changes: Readonly<Record<number, Change>> = {
  [special.village]: {
    rank: 1,
    highlight: true,
    facility: { id: VIDEO, value: "https://player.vimeo.com/video/76979871" },
  },
  [special.cabinWithAllAgreements]: {
    rate: {
      ...alwaysFree,
      agreements: ["FLEX", "FIX", "EARLY", "PLUS"],
      addonIds: [500, 501, 502, 503, 506],
    },
  },
  [special.sharedProductCabins[0]]: { rate: { ...alwaysFree, rooms: 2, addonIds: [500, 501] } },
  [special.fakeCalendarVillage]: { fakeCalendar: true },
  [special.hotel]: { rank: 2, highlight: true },
  5001: { rate: { ...alwaysFree, rooms: 8, agreements: ["FLEX", "FIX"], addonIds: [501, 504, 509] } },
  [special.nearlySoldOutRoom]: {
    rate: { ...alwaysFree, rooms: 3, agreements: ["FLEX"], addonIds: [] },
    maxPopulation: 2,
  },
  [special.lodge]: {
    rate: { ...alwaysFree, agreements: ["FLEX"], campaign: false, addonIds: [500, 501] },
    facility: { id: BATHROOM_TYPES, value: "True" },
  },
  [special.lodgeRecommendingOne]: { ...free, recommends: "one" },
  [special.lodgeRecommendingNone]: { ...free, recommends: "none" },
  [special.lodgeWithPackages]: free,
  [special.annexOfHotel]: { parentId: special.hotel },
  [special.cabinOfVillage]: { parentId: special.village },
};

/** Changes of all units of a property. */
const unitChanges: Readonly<Record<number, Change>> = {
  [special.village]: { rate: { demand: 0.1 } },
  [special.fakeCalendarVillage]: { rate: { pattern: "free", closed: "never" } },
  [special.hotelWithoutConditions]: { rate: { withoutConditions: true } },
  [special.extrasOnlineHotel]: { rate: { extrasOnline: true } },
};

/** Adds special cases to the ordinary world. */
export function withSpecialCases(stays: readonly WorldStay[]): WorldStay[] {
  const all = stays.map((stay) =>
    changed(changed(stay, unitChanges[stay.parentId ?? 0] ?? {}), changes[stay.id] ?? {}),
  );
  const model = all.find(({ id }) => id === special.sharedProductCabins[0]);
  return all.flatMap((stay) => {
    if (stay.id === special.outsideVillage) return [stay, ...outsideCabins(stay)];
    return stay.id === special.sharedProductCabins[1] && model ? [makeTwin(stay, model)] : [stay];
  });
}

/** Makes a second cabin of one kind: same size, same product, same stock. */
function makeTwin(stay: WorldStay, { maxPopulation, facilities, rate }: WorldStay): WorldStay {
  const name = inEach((lang) =>
    translate(stay.name, lang).replace(`${stay.maxPopulation} `, `${maxPopulation} `),
  );
  return { ...stay, name, maxPopulation, facilities, rate };
}

/** Six cabins whose owners let them by telephone, outside the booking system. */
function outsideCabins(village: WorldStay): WorldStay[] {
  return Array.from({ length: 6 }, (_, index): WorldStay => {
    const id = 9001 + index;
    const beds = 4 + (index % 3) * 2;
    return {
      ...village,
      id,
      tag: "cont",
      pageToLoad: "cabin",
      categoryId: CABIN,
      parentId: village.id,
      topLevel: false,
      name: {
        en: `Owner’s cabin ${index + 1}`,
        sv: `Ägarstuga ${index + 1}`,
        no: `Eierhytte ${index + 1}`,
        de: `Eigentümerhütte ${index + 1}`,
      },
      referenceId: null,
      minPopulation: null,
      maxPopulation: beds,
      introduction: {
        en: "Booked by telephone with the owner.",
        sv: "Bokas per telefon hos ägaren.",
        no: "Bestilles per telefon hos eieren.",
        de: "Telefonisch beim Eigentümer zu buchen.",
      },
      description: {
        en: "<p>Call +46 280 555 01 on weekdays between 9 and 16.</p>",
        sv: "<p>Ring 0280-555 01 vardagar mellan 9 och 16.</p>",
      },
      pictures: gallery("cabin", id, 3),
      facilities: [toNumberFacility(BEDS, beds)],
      highlight: false,
    };
  });
}
