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

const addon = (
  id: number,
  price: number,
  max: number,
  group: Localised | null,
  names: readonly [string, string, string, string],
  texts: readonly [string, string],
  scene: Scene | null = null,
): AddonKind => {
  const name = { en: names[0], sv: names[1], no: names[2], de: names[3] };
  return {
    id,
    price,
    max,
    group,
    name,
    picture: scene && scenePicture(scene, id, name),
    text: { en: `<p>${texts[0]}</p>`, sv: `<p>${texts[1]}</p>` },
  };
};

export const addonKinds: readonly AddonKind[] = [
  addon(
    500,
    900,
    1,
    null,
    ["Final cleaning", "Slutstädning", "Sluttrengjøring", "Endreinigung"],
    ["We clean, you go skiing one more time.", "Vi städar, du hinner med ett åk till."],
    { kind: "room", time: "day" },
  ),
  addon(
    501,
    250,
    4,
    equipment,
    ["Sledge", "Pulka", "Akebrett", "Schlitten"],
    ["Waiting at your door when you arrive.", "Står vid dörren när du kommer."],
    { kind: "activity", time: "day", variant: "ski" },
  ),
  addon(
    502,
    195,
    10,
    null,
    ["Bed linen and towels", "Lakan och handdukar", "Sengetøy og håndklær", "Bettwäsche und Handtücher"],
    [
      "One set per person, beds made up <strong>on request</strong>.",
      "Ett set per person, bäddat <strong>på begäran</strong>.",
    ],
    { kind: "room", time: "dawn" },
  ),
  addon(
    503,
    120,
    6,
    null,
    ["Firewood, 40 litres", "Ved, 40 liter", "Ved, 40 liter", "Brennholz, 40 Liter"],
    ["Dry birch from the next valley.", "Torr björk från dalen intill."],
    { kind: "cabin", time: "dusk" },
  ),
  addon(
    504,
    350,
    1,
    null,
    [
      "Late check-out until 15:00",
      "Sen utcheckning till 15.00",
      "Sen utsjekk til 15.00",
      "Späte Abreise bis 15:00 Uhr",
    ],
    ["Subject to the next arrival.", "I mån av plats."],
    { kind: "hotel", time: "day" },
  ),
  addon(
    505,
    165,
    10,
    food,
    ["Breakfast basket", "Frukostkorg", "Frokostkurv", "Frühstückskorb"],
    ["Sourdough bread, cheese and cloudberry jam.", "Surdegsbröd, ost och hjortronsylt."],
    { kind: "hotel", time: "dawn" },
  ),
  addon(
    506,
    395,
    6,
    equipment,
    ["Cross-country skis, adult", "Längdskidor, vuxen", "Langrennsski, voksen", "Langlaufski, Erwachsene"],
    ["Skis, boots and poles for the whole stay.", "Skidor, pjäxor och stavar hela vistelsen."],
    { kind: "activity", time: "dusk", variant: "xc" },
  ),
  addon(
    507,
    400,
    2,
    null,
    ["Pet fee", "Husdjursavgift", "Kjæledyrgebyr", "Haustiergebühr"],
    ["Extra cleaning after four-legged guests.", "Extra städning efter fyrbenta gäster."],
    { kind: "activity", time: "day", variant: "dogsled" },
  ),
  addon(
    508,
    150,
    1,
    equipment,
    ["Baby cot", "Spjälsäng", "Barneseng", "Kinderbett"],
    ["With mattress, bring your own linen.", "Med madrass, ta med egna lakan."],
    { kind: "room", time: "night" },
  ),
  addon(
    509,
    545,
    8,
    food,
    ["Reindeer stew dinner", "Renskavsmiddag", "Reinsdyrgryte til middag", "Rentiereintopf zum Abendessen"],
    [
      "Served by the open fire, children half price on site.",
      "Serveras vid öppen eld, barn halva priset på plats.",
    ],
    { kind: "cabin", time: "night" },
  ),
  addon(
    510,
    295,
    7,
    null,
    [
      "Electric car charging, one night",
      "Elbilsladdning, en natt",
      "Elbillading, én natt",
      "Laden des Elektroautos, eine Nacht",
    ],
    ["Type 2, eleven kilowatts.", "Typ 2, elva kilowatt."],
  ),
  addon(
    511,
    0,
    1,
    null,
    ["Map of the trails", "Karta över lederna", "Kart over løypene", "Karte der Wege"],
    ["In the reception.", "I receptionen."],
  ),
  addon(
    512,
    80,
    3,
    null,
    ["Map of the trails", "Karta över lederna", "Kart over løypene", "Karte der Wege"],
    ["Printed on cloth.", "Tryckt på tyg."],
  ),
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
