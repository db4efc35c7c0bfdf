import content from "../../content/facilities.json" with { type: "json" };
import { inEach, type Localised, translate } from "./localised.ts";
import type { Random } from "./random.ts";
import type { FacilityValue } from "./stay.ts";

/** A facility of the booking system. */
export interface FacilityKind {
  readonly id: number;
  readonly name: Localised;
  readonly icon: string | null;
  readonly type: "Boolean" | "Number" | "Text";
}

export const BEDS = 372;
export const BEDROOMS = 603;
export const BEDROOMS_WITH_LOFT = 589;
export const ROOMS = 130;
export const BATHROOM_TYPES = 100724;
export const VIDEO = 577;
export const LIVING_AREA = 241;

/** What some stays have near them, with icons of other facilities. */
const neighbours: readonly (readonly [icon: string, name: Localised])[] = [
  ["mountain", { en: "Ski lift", sv: "Skidlift", no: "Skiheis", de: "Skilift" }],
  ["snowflake", { en: "Cross-country track", sv: "Längdspår", no: "Langrennsløype", de: "Loipe" }],
  ["snowflake", { en: "Ski school", sv: "Skidskola", no: "Skiskole", de: "Skischule" }],
  ["car", { en: "Ski bus", sv: "Skidbuss", no: "Skibuss", de: "Skibus" }],
  ["coffee", { en: "Shop", sv: "Butik", no: "Butikk", de: "Laden" }],
  ["utensils", { en: "Restaurant", sv: "Restaurang", no: "Restaurant", de: "Restaurant" }],
  ["waves", { en: "Bathing place", sv: "Badplats", no: "Badeplass", de: "Badestelle" }],
  ["stroller", { en: "Playground", sv: "Lekplats", no: "Lekeplass", de: "Spielplatz" }],
];
const within: Localised = { en: "within", sv: "inom", no: "innen", de: "innerhalb von" };
const distances = ["100\u00a0m", "300\u00a0m", "500\u00a0m", "1\u00a0km"];
const FIRST_NEIGHBOUR = 900;

/** Facilities that only the large destination has: `Ski lift within 300 m`. */
const neighbourKinds = neighbours.flatMap(([icon, name], row) =>
  distances.map(
    (distance, column): FacilityKind => ({
      id: FIRST_NEIGHBOUR + row * distances.length + column,
      name: inEach((lang) => `${translate(name, lang)} ${translate(within, lang)} ${distance}`),
      icon,
      type: "Boolean",
    }),
  ),
);

export const facilityKinds: readonly FacilityKind[] = [
  ...(content as readonly FacilityKind[]),
  ...neighbourKinds,
];

const byId = new Map(facilityKinds.map((entry) => [entry.id, entry]));

/** The facility of an id. */
export function facilityKind(id: number): FacilityKind {
  const found = byId.get(id);
  if (!found) throw new Error(`No facility ${id}`);
  return found;
}

const propertyChoices = [211, 218, 217, 219, 220, 229, 223, 225, 240];
const cabinChoices = [215, 216, 221, 222, 224, 230, 231, 232, 233, 234, 235, 239];
const hotelChoices = [211, 215, 218, 219, 220, 226, 227, 228, 229, 237, 238];
const roomChoices = [222, 224, 231, 235, 239];
/** Common facilities that are always listed, with False where they are absent. */
const alwaysListed = [215, 217];

const yes = (id: number): FacilityValue => ({ id, value: "True" });
export const toNumberFacility = (id: number, value: number): FacilityValue => ({ id, value: String(value) });

/** Facilities that a village offers all its cabins. */
export function villageFacilities(random: Random): FacilityValue[] {
  return random.sample(propertyChoices, random.int(4, 7)).map(yes);
}

/** Facilities that a hotel offers all its rooms. */
export function hotelFacilities(random: Random): FacilityValue[] {
  return random.sample(hotelChoices, random.int(5, 8)).map(yes);
}

/** Facilities of a cabin: its sizes, its own facilities, and inherited ones. */
export function cabinFacilities(
  random: Random,
  beds: number,
  inherited: readonly FacilityValue[],
): FacilityValue[] {
  const own = random.sample(cabinChoices, random.int(4, 8)).map(yes);
  const bedroomFacility = random.pick([BEDROOMS, BEDROOMS, BEDROOMS, BEDROOMS_WITH_LOFT]);
  const bedrooms = Math.max(1, Math.round(beds / 2 - random.next()));
  const sizes = [
    toNumberFacility(BEDS, beds),
    toNumberFacility(bedroomFacility, bedrooms),
    { id: LIVING_AREA, value: `${18 + beds * 9 + random.int(0, 20)}\u00a0m²` },
  ];
  const bath = [toNumberFacility(100043, beds > 7 ? 2 : 1)];
  return complete([...sizes, ...bath, ...own, ...inherited]);
}

/** Facilities of a hotel room: its beds, its own facilities, and inherited ones. */
export function roomFacilities(
  random: Random,
  beds: number,
  inherited: readonly FacilityValue[],
): FacilityValue[] {
  const rooms = beds > 4 ? [toNumberFacility(ROOMS, 2)] : [];
  return complete([
    toNumberFacility(BEDS, beds),
    ...rooms,
    ...random.sample(roomChoices, 3).map(yes),
    yes(236),
    ...inherited,
  ]);
}

/** Returns the facilities of a property: its own, and every facility of a unit. */
export function mergeFacilities(
  own: readonly FacilityValue[],
  units: readonly (readonly FacilityValue[])[],
): FacilityValue[] {
  const present = new Set(own.map(({ id }) => id));
  for (const unit of units) {
    for (const { id, value } of unit)
      if (facilityKind(id).type === "Boolean" && value === "True") present.add(id);
  }
  return complete([...present].sort((left, right) => left - right).map(yes));
}

function complete(values: readonly FacilityValue[]): FacilityValue[] {
  const unique = new Map(values.map((entry) => [entry.id, entry]));
  for (const id of alwaysListed) if (!unique.has(id)) unique.set(id, { id, value: "False" });
  return [...unique.values()];
}
