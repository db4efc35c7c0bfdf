import type { Localised } from "./localised.ts";
import { type Scene, scenePicture } from "./pictures.ts";
import type { Picture, RatePlan } from "./stay.ts";

/** An extra sold with a booked unit. */
export interface AddonKind {
  readonly id: number;
  readonly name: Localised;
  readonly text: Localised;
  /** SEK per unit. */
  readonly price: number;
  /** 1 = a checkbox. */
  readonly max: number;
  readonly group: Localised | null;
  /** null for one extra, to cover items without an image. */
  readonly picture: Picture | null;
}

const equipment: Localised = { en: "Equipment", sv: "Utrustning", no: "Utstyr", de: "Ausrüstung" };
const food: Localised = {
  en: "Food and drink",
  sv: "Mat och dryck",
  no: "Mat og drikke",
  de: "Essen und Trinken",
};

/** An extra as it is listed below. */
interface AddonEntry extends Pick<AddonKind, "id" | "price" | "max"> {
  readonly group?: Localised;
  /** English, Swedish, Norwegian, German. */
  readonly names: readonly [string, string, string, string];
  /** English, Swedish. */
  readonly texts: readonly [string, string];
  readonly scene?: Scene;
}

function addon({ id, price, max, group, names, texts, scene }: AddonEntry): AddonKind {
  const name = { en: names[0], sv: names[1], no: names[2], de: names[3] };
  return {
    id,
    price,
    max,
    group: group ?? null,
    name,
    picture: scene ? scenePicture(scene, id, name) : null,
    text: { en: `<p>${texts[0]}</p>`, sv: `<p>${texts[1]}</p>` },
  };
}

export const addonKinds: readonly AddonKind[] = [
  addon({
    id: 500,
    price: 900,
    max: 1,
    names: ["Final cleaning", "Slutstädning", "Sluttrengjøring", "Endreinigung"],
    texts: ["We clean, you go skiing one more time.", "Vi städar, du hinner med ett åk till."],
    scene: { kind: "room", time: "day" },
  }),
  addon({
    id: 501,
    price: 250,
    max: 4,
    group: equipment,
    names: ["Sledge", "Pulka", "Akebrett", "Schlitten"],
    texts: ["Waiting at your door when you arrive.", "Står vid dörren när du kommer."],
    scene: { kind: "activity", time: "day", variant: "ski" },
  }),
  addon({
    id: 502,
    price: 195,
    max: 10,
    names: [
      "Bed linen and towels",
      "Lakan och handdukar",
      "Sengetøy og håndklær",
      "Bettwäsche und Handtücher",
    ],
    texts: [
      "One set per person, beds made up <strong>on request</strong>.",
      "Ett set per person, bäddat <strong>på begäran</strong>.",
    ],
    scene: { kind: "room", time: "dawn" },
  }),
  addon({
    id: 503,
    price: 120,
    max: 6,
    names: ["Firewood, 40 litres", "Ved, 40 liter", "Ved, 40 liter", "Brennholz, 40 Liter"],
    texts: ["Dry birch from the next valley.", "Torr björk från dalen intill."],
    scene: { kind: "cabin", time: "dusk" },
  }),
  addon({
    id: 504,
    price: 350,
    max: 1,
    names: [
      "Late check-out until 15:00",
      "Sen utcheckning till 15.00",
      "Sen utsjekk til 15.00",
      "Späte Abreise bis 15:00 Uhr",
    ],
    texts: ["Subject to the next arrival.", "I mån av plats."],
    scene: { kind: "hotel", time: "day" },
  }),
  addon({
    id: 505,
    price: 165,
    max: 10,
    group: food,
    names: ["Breakfast basket", "Frukostkorg", "Frokostkurv", "Frühstückskorb"],
    texts: ["Sourdough bread, cheese and cloudberry jam.", "Surdegsbröd, ost och hjortronsylt."],
    scene: { kind: "hotel", time: "dawn" },
  }),
  addon({
    id: 506,
    price: 395,
    max: 6,
    group: equipment,
    names: [
      "Cross-country skis, adult",
      "Längdskidor, vuxen",
      "Langrennsski, voksen",
      "Langlaufski, Erwachsene",
    ],
    texts: ["Skis, boots and poles for the whole stay.", "Skidor, pjäxor och stavar hela vistelsen."],
    scene: { kind: "activity", time: "dusk", variant: "xc" },
  }),
  addon({
    id: 507,
    price: 400,
    max: 2,
    names: ["Pet fee", "Husdjursavgift", "Kjæledyrgebyr", "Haustiergebühr"],
    texts: ["Extra cleaning after four-legged guests.", "Extra städning efter fyrbenta gäster."],
    scene: { kind: "activity", time: "day", variant: "dogsled" },
  }),
  addon({
    id: 508,
    price: 150,
    max: 1,
    group: equipment,
    names: ["Baby cot", "Spjälsäng", "Barneseng", "Kinderbett"],
    texts: ["With mattress, bring your own linen.", "Med madrass, ta med egna lakan."],
    scene: { kind: "room", time: "night" },
  }),
  addon({
    id: 509,
    price: 545,
    max: 8,
    group: food,
    names: [
      "Reindeer stew dinner",
      "Renskavsmiddag",
      "Reinsdyrgryte til middag",
      "Rentiereintopf zum Abendessen",
    ],
    texts: [
      "Served by the open fire, children half price on site.",
      "Serveras vid öppen eld, barn halva priset på plats.",
    ],
    scene: { kind: "cabin", time: "night" },
  }),
  addon({
    id: 510,
    price: 295,
    max: 7,
    names: [
      "Electric car charging, one night",
      "Elbilsladdning, en natt",
      "Elbillading, én natt",
      "Laden des Elektroautos, eine Nacht",
    ],
    texts: ["Type 2, eleven kilowatts.", "Typ 2, elva kilowatt."],
  }),
  addon({
    id: 511,
    price: 0,
    max: 1,
    names: ["Map of the trails", "Karta över lederna", "Kart over løypene", "Karte der Wege"],
    texts: ["In the reception.", "I receptionen."],
  }),
  addon({
    id: 512,
    price: 80,
    max: 3,
    names: ["Map of the trails", "Karta över lederna", "Kart over løypene", "Karte der Wege"],
    texts: ["Printed on cloth.", "Tryckt på tyg."],
  }),
];

const byId = new Map(addonKinds.map((entry) => [entry.id, entry]));

/** Returns the extra of an id, null when there is none. */
export function addonKind(id: number): AddonKind | null {
  return byId.get(id) ?? null;
}

/** The extras sold with a unit, in the order of its rate plan. */
export function addonsOf(rate: Pick<RatePlan, "addonIds"> | null | undefined): readonly AddonKind[] {
  return (rate?.addonIds ?? []).flatMap((id) => addonKind(id) ?? []);
}
