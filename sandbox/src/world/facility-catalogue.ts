import type { Localised } from "./localised.ts";

/** A facility of the booking system. */
export interface FacilityKind {
  readonly id: number;
  readonly name: Localised;
  readonly icon: string | null;
  readonly type: "Boolean" | "Number" | "Text";
}

const kind = (
  id: number,
  icon: string | null,
  type: FacilityKind["type"],
  en: string,
  sv: string,
  no: string,
  de: string,
): FacilityKind => ({
  id,
  icon,
  type,
  name: { en, sv, no, de },
});

export const BEDS = 372;
export const BEDROOMS = 603;
export const BEDROOMS_WITH_LOFT = 589;
export const ROOMS = 130;
export const BATHROOM_TYPES = 100724;
export const VIDEO = 577;
export const LIVING_AREA = 241;

export const facilityKinds: readonly FacilityKind[] = [
  kind(BEDS, "bed", "Number", "Beds", "Bäddar", "Sengeplasser", "Betten"),
  kind(BEDROOMS, "door", "Number", "Bedrooms", "Sovrum", "Soverom", "Schlafzimmer"),
  kind(
    BEDROOMS_WITH_LOFT,
    "door",
    "Number",
    "Bedrooms including loft",
    "Sovrum inklusive loft",
    "Soverom inkludert hems",
    "Schlafzimmer inklusive Galerie",
  ),
  kind(ROOMS, "door", "Number", "Rooms", "Rum", "Rom", "Zimmer"),
  kind(
    BATHROOM_TYPES,
    "bath",
    "Boolean",
    "Bathroom with shower and bath tub",
    "Badrum med dusch och badkar",
    "Bad med dusj og badekar",
    "Bad mit Dusche und Badewanne",
  ),
  kind(100043, "bath", "Number", "Bathrooms", "Badrum", "Bad", "Badezimmer"),
  kind(VIDEO, null, "Text", "Video", "Video", "Video", "Video"),
  kind(211, "wifi", "Boolean", "Wi-Fi", "Wifi", "Wifi", "WLAN"),
  kind(215, "sauna", "Boolean", "Sauna", "Bastu", "Badstue", "Sauna"),
  kind(216, "flame", "Boolean", "Fireplace", "Eldstad", "Peis", "Kamin"),
  kind(
    217,
    "paw",
    "Boolean",
    "Pets welcome",
    "Husdjur välkomna",
    "Kjæledyr velkommen",
    "Haustiere willkommen",
  ),
  kind(218, "mountain", "Boolean", "Ski-in ski-out", "Ski-in ski-out", "Ski-inn ski-ut", "Ski-in Ski-out"),
  kind(
    219,
    "car",
    "Boolean",
    "Parking by the door",
    "Parkering vid dörren",
    "Parkering ved døren",
    "Parkplatz vor der Tür",
  ),
  kind(
    220,
    "plug",
    "Boolean",
    "Electric car charging",
    "Elbilsladdning",
    "Elbillading",
    "Ladestation für Elektroautos",
  ),
  kind(221, "dishwasher", "Boolean", "Dishwasher", "Diskmaskin", "Oppvaskmaskin", "Geschirrspüler"),
  kind(222, "waves", "Boolean", "Lake view", "Sjöutsikt", "Utsikt mot innsjøen", "Seeblick"),
  kind(223, "washing-machine", "Boolean", "Washing machine", "Tvättmaskin", "Vaskemaskin", "Waschmaschine"),
  kind(224, "tv", "Boolean", "TV", "TV", "TV", "Fernseher"),
  kind(
    225,
    "stroller",
    "Boolean",
    "Suits small children",
    "Passar småbarn",
    "Passer for småbarn",
    "Für Kleinkinder geeignet",
  ),
  kind(
    226,
    "accessibility",
    "Boolean",
    "Step-free access",
    "Tillgänglighetsanpassat",
    "Tilrettelagt for rullestol",
    "Barrierefrei",
  ),
  kind(227, "utensils", "Boolean", "Restaurant", "Restaurang", "Restaurant", "Restaurant"),
  kind(228, "coffee", "Boolean", "Breakfast room", "Frukostmatsal", "Frokostsal", "Frühstücksraum"),
  kind(
    229,
    "snowflake",
    "Boolean",
    "Ski store and waxing room",
    "Skidförråd och vallabod",
    "Skistall og smørebod",
    "Skiraum und Wachsstation",
  ),
  kind(230, "bath", "Boolean", "Jacuzzi", "Jacuzzi", "Boblebad", "Whirlpool"),
  kind(231, "mountain", "Boolean", "Mountain view", "Fjällutsikt", "Fjellutsikt", "Bergblick"),
  kind(232, "trees", "Boolean", "Terrace", "Altan", "Terrasse", "Terrasse"),
  kind(233, "microwave", "Boolean", "Microwave oven", "Mikrovågsugn", "Mikrobølgeovn", "Mikrowelle"),
  kind(234, "refrigerator", "Boolean", "Freezer", "Frys", "Fryser", "Gefrierschrank"),
  kind(
    235,
    "baby",
    "Boolean",
    "Cot and high chair",
    "Spjälsäng och barnstol",
    "Barneseng og barnestol",
    "Kinderbett und Hochstuhl",
  ),
  kind(236, "cigarette-off", "Boolean", "Non-smoking", "Rökfritt", "Røykfritt", "Nichtraucher"),
  kind(237, "dumbbell", "Boolean", "Gym", "Gym", "Treningsrom", "Fitnessraum"),
  kind(238, "waves", "Boolean", "Swimming pool", "Pool", "Basseng", "Schwimmbad"),
  kind(239, "shower-head", "Boolean", "Shower", "Dusch", "Dusj", "Dusche"),
  kind(240, "wind", "Boolean", "Drying cabinet", "Torkskåp", "Tørkeskap", "Trockenschrank"),
  kind(LIVING_AREA, "ruler", "Text", "Living area", "Boyta", "Boareal", "Wohnfläche"),
];

const byId = new Map(facilityKinds.map((entry) => [entry.id, entry]));

/** The facility of an id. */
export function facilityKind(id: number): FacilityKind {
  const found = byId.get(id);
  if (!found) throw new Error(`No facility ${id}`);
  return found;
}
