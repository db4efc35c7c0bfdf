import type { boarding } from "./boarding.ts";
import type { LineEnd } from "./destinations/destination.ts";
import type { Localised } from "./localised.ts";

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** The plan of a line: its ends, times and prices. */
export interface TransportPlan {
  readonly variant: keyof typeof boarding;
  /** In English, Swedish, Norwegian and German; `{from}` is the first end. */
  readonly names: readonly [string, string, string, string];
  readonly introduction: Localised;
  /** SEK for an adult. */
  readonly price: number;
  /** Seats per departure. */
  readonly capacity: number;
  /** 0 = Sunday. */
  readonly weekdays: readonly number[];
  /** Minutes of the journey, in either direction. */
  readonly minutes: number;
  /** Departures HH:mm, from the first end to the second. */
  readonly out: { readonly code: string; readonly times: readonly string[] };
  readonly back: { readonly code: string; readonly times: readonly string[] };
  readonly ends: readonly [LineEnd, LineEnd | Localised];
}

/** The eight lines of the destination. */
export const transportPlans: readonly TransportPlan[] = [
  {
    variant: "bus",
    names: ["Airport bus", "Flygbuss", "Flybuss", "Flughafenbus"],
    introduction: {
      en: "Meets every flight and stops at your village.",
      sv: "Möter varje flyg och stannar vid din by.",
    },
    price: 390,
    capacity: 48,
    weekdays: everyDay,
    minutes: 55,
    out: { code: "SCR-HFJ", times: ["07:10", "15:30", "20:45"] },
    back: { code: "HFJ-SCR", times: ["05:30", "13:40", "18:20"] },
    ends: ["airport", "mountain"],
  },
  {
    variant: "bus",
    names: ["Ski bus from {from}", "Fjällbuss från {from}", "Fjellbuss fra {from}", "Skibus aus {from}"],
    introduction: {
      en: "Reclining seats, one long stop for soup and you are there.",
      sv: "Fällbara säten, ett långt soppstopp och du är framme.",
    },
    price: 595,
    capacity: 50,
    weekdays: [4, 5, 6, 0],
    minutes: 375,
    out: { code: "STO-HFJ", times: ["07:00", "16:15"] },
    back: { code: "HFJ-STO", times: ["09:30", "17:00"] },
    ends: ["capital", "mountain"],
  },
  {
    variant: "train",
    names: ["Mountain train", "Fjälltåget", "Fjelltoget", "Gebirgsbahn"],
    introduction: {
      en: "Panorama coach, bistro and a connecting bus to the village square.",
      sv: "Panoramavagn, bistro och anslutande buss till bytorget.",
    },
    price: 720,
    capacity: 120,
    weekdays: everyDay,
    minutes: 260,
    out: { code: "STO-ALV", times: ["08:24", "14:24"] },
    back: { code: "ALV-STO", times: ["10:05", "16:40"] },
    ends: ["capital", "station"],
  },
  {
    variant: "train",
    names: ["Night train from {from}", "Nattåg från {from}", "Nattog fra {from}", "Nachtzug aus {from}"],
    introduction: {
      en: "Fall asleep by the sea, wake up among the mountains.",
      sv: "Somna vid havet, vakna bland fjällen.",
    },
    price: 890,
    capacity: 64,
    weekdays: [5, 6, 0],
    minutes: 560,
    out: { code: "GOT-ALV", times: ["21:50"] },
    back: { code: "ALV-GOT", times: ["20:15"] },
    ends: ["coast", "station"],
  },
  {
    variant: "ferry",
    names: ["Lake ferry", "Sjöfärjan", "Innsjøferja", "Seefähre"],
    introduction: {
      en: "An hour across the lake on the old wooden boat.",
      sv: "En timme över sjön med den gamla träbåten.",
    },
    price: 145,
    capacity: 30,
    weekdays: everyDay,
    minutes: 60,
    out: { code: "SJO-ALG", times: ["10:00", "13:00", "16:00"] },
    back: { code: "ALG-SJO", times: ["11:15", "14:15", "17:15"] },
    ends: ["lake", "island"],
  },
  {
    variant: "gondola",
    names: ["Summit gondola", "Toppgondolen", "Toppgondolen", "Gipfelgondel"],
    introduction: {
      en: "Eleven minutes from the square to 1,140 metres.",
      sv: "Elva minuter från torget till 1 140 meter.",
    },
    price: 220,
    capacity: 80,
    weekdays: everyDay,
    minutes: 11,
    out: { code: "HFJ-TOP", times: ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00"] },
    back: { code: "TOP-HFJ", times: ["10:30", "12:30", "14:30", "16:00"] },
    ends: ["mountain", "top"],
  },
  {
    variant: "bus",
    names: [
      "Ski shuttle between the areas",
      "Skidbuss mellan områdena",
      "Skibuss mellom områdene",
      "Skibus zwischen den Gebieten",
    ],
    introduction: {
      en: "One ticket, twenty stops and racks for every kind of ski.",
      sv: "En biljett, tjugo hållplatser och ställ för alla sorters skidor.",
    },
    price: 60,
    capacity: 40,
    weekdays: [1, 2, 3, 4, 5, 6],
    minutes: 35,
    out: { code: "NOR-SOD", times: ["08:30", "12:15", "17:45"] },
    back: { code: "SOD-NOR", times: ["09:30", "13:15", "18:45"] },
    ends: ["north", "south"],
  },
  {
    variant: "bus",
    names: [
      "Small taxi bus to remote cabins",
      "Stugtaxi till avlägsna stugor",
      "Hyttetaxi til avsidesliggende hytter",
      "Hüttentaxi zu abgelegenen Hütten",
    ],
    introduction: {
      en: "Four seats and chains on the wheels: to the last house on the road.",
      sv: "Fyra platser och kedjor på hjulen: till sista huset på vägen.",
    },
    price: 310,
    capacity: 4,
    weekdays: everyDay,
    minutes: 40,
    out: { code: "ALV-FAR", times: ["12:30", "18:10"] },
    back: { code: "FAR-ALV", times: ["08:50", "14:30"] },
    ends: [
      "station",
      { en: "Remote cabins", sv: "Avlägsna stugor", no: "Avsidesliggende hytter", de: "Abgelegene Hütten" },
    ],
  },
];
