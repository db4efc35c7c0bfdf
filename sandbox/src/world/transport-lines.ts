import { inEach, type Localised, textIn } from "./localised.ts";
import { variantPictures } from "./pictures.ts";
import type { PersonGroup, TransportLine } from "./transport.ts";
import { airport, capital, gothenburg, island, lake, mountain, station, top } from "./transport-ends.ts";

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const persons: PersonGroup = {
  code: "PRGR00001",
  name: { en: "Persons", sv: "Personer", no: "Personer", de: "Personen" },
  minAge: null,
  maxAge: null,
  factor: 1,
};
const child: PersonGroup = {
  code: "PRGR00002",
  name: { en: "Child", sv: "Barn", no: "Barn", de: "Kind" },
  minAge: 3,
  maxAge: 15,
  factor: 0.5,
};
const senior: PersonGroup = {
  code: "PRGR00003",
  name: { en: "Senior", sv: "Pensionär", no: "Honnør", de: "Senior" },
  minAge: 65,
  maxAge: 99,
  factor: 0.8,
};

interface Plan {
  readonly variant: "bus" | "ferry" | "train" | "gondola";
  readonly names: readonly [string, string, string, string];
  readonly introduction: Localised;
  readonly price: number;
  readonly capacity: number;
  readonly weekdays: readonly number[];
  readonly minutes: number;
  readonly out: { readonly code: string; readonly times: readonly string[] };
  readonly back: { readonly code: string; readonly times: readonly string[] };
  readonly ends: readonly [Localised, Localised];
}

const plans: readonly Plan[] = [
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
    ends: [airport, mountain],
  },
  {
    variant: "bus",
    names: [
      "Ski bus from Stockholm",
      "Fjällbuss från Stockholm",
      "Fjellbuss fra Stockholm",
      "Skibus aus Stockholm",
    ],
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
    ends: [capital, mountain],
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
    ends: [capital, station],
  },
  {
    variant: "train",
    names: [
      "Night train from Gothenburg",
      "Nattåg från Göteborg",
      "Nattog fra Gøteborg",
      "Nachtzug aus Göteborg",
    ],
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
    ends: [gothenburg, station],
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
    ends: [lake, island],
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
    ends: [mountain, top],
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
    ends: [
      { en: "Norrfjällen", sv: "Norrfjällen" },
      { en: "Söderskogen", sv: "Söderskogen" },
    ],
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
      station,
      { en: "Remote cabins", sv: "Avlägsna stugor", no: "Avsidesliggende hytter", de: "Abgelegene Hütten" },
    ],
  },
];

const to: Localised = { en: "to", sv: "till", no: "til", de: "nach" };
const between = (from: Localised, end: Localised): Localised =>
  inEach((lang) => `${textIn(from, lang)} ${textIn(to, lang)} ${textIn(end, lang)}`);

/** The eight lines, both directions each. */
export function makeTransportLines(): TransportLine[] {
  return plans.map((plan, index) => {
    const id = 6501 + index;
    const [here, there] = plan.ends;
    const name = { en: plan.names[0], sv: plan.names[1], no: plan.names[2], de: plan.names[3] };
    return {
      id,
      name,
      introduction: plan.introduction,
      description: inEach((lang) => `<p>${textIn(plan.introduction, lang)}</p>`),
      pictures: index === 6 ? [] : variantPictures("transport", id, plan.variant, name, 2),
      price: plan.price,
      capacity: plan.capacity,
      weekdays: plan.weekdays,
      routes: [
        { code: plan.out.code, name: between(here, there), times: plan.out.times, minutes: plan.minutes },
        { code: plan.back.code, name: between(there, here), times: plan.back.times, minutes: plan.minutes },
      ],
      groups: index % 2 === 0 ? [persons, child] : [persons, child, senior],
    };
  });
}
