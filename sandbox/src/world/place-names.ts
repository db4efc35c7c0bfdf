import { createRandom } from "./random.ts";

const first = [
  "Björk",
  "Gran",
  "Tall",
  "Ren",
  "Älg",
  "Räv",
  "Varg",
  "Järv",
  "Rip",
  "Orr",
  "Falk",
  "Sten",
  "Häll",
  "Snö",
  "Frost",
  "Is",
  "Vind",
  "Sol",
  "Måne",
  "Norr",
  "Lav",
  "Ljung",
  "Tranbärs",
  "Hjortron",
  "Lingon",
  "Myr",
  "Tjärn",
  "Bäck",
  "Fors",
  "Kåta",
];
const last = [
  "backen",
  "byn",
  "gläntan",
  "gården",
  "höjden",
  "kammen",
  "kullen",
  "lyckan",
  "näset",
  "porten",
  "rösten",
  "stigen",
  "sätra",
  "torpet",
  "udden",
  "vallen",
  "viken",
  "åsen",
  "hyllan",
  "dalen",
];

const cabinNames = [
  "Asp",
  "Björk",
  "Dvärgbjörk",
  "En",
  "Fjällsippa",
  "Gran",
  "Hjortron",
  "Järv",
  "Kråkbär",
  "Lavskrika",
  "Lingon",
  "Ljung",
  "Lodjur",
  "Myrull",
  "Odon",
  "Orre",
  "Pärluggla",
  "Renlav",
  "Ripa",
  "Räv",
  "Rönn",
  "Sälg",
  "Tall",
  "Tjäder",
  "Vide",
  "Älg",
];

/** `count` different names of places, always the same for a seed. */
export function placeNames(seed: string, count: number): string[] {
  const random = createRandom(seed);
  const names = new Set<string>();
  while (names.size < count) names.add(`${random.pick(first)}${random.pick(last)}`);
  return [...names];
}

/** Name of a cabin of a village: a plant or bird of the mountain, and its number once the names run out. */
export function cabinName(index: number): string {
  const name = cabinNames[index % cabinNames.length] ?? "Tall";
  const round = Math.floor(index / cabinNames.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}
