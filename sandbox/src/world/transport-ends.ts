import type { Localised } from "./localised.ts";

/** Where the lines begin and end. */
export const mountain: Localised = { en: "Hällefjäll", sv: "Hällefjäll" };
export const airport: Localised = {
  en: "Scandinavian Mountains Airport",
  sv: "Fjällflygplatsen",
  no: "Fjellflyplassen",
  de: "Gebirgsflughafen",
};
export const capital: Localised = { en: "Stockholm", sv: "Stockholm" };
export const gothenburg: Localised = { en: "Gothenburg", sv: "Göteborg", de: "Göteborg" };
export const station: Localised = { en: "Älvby station", sv: "Älvby station" };
export const lake: Localised = { en: "Sjövallen pier", sv: "Sjövallens brygga" };
export const island: Localised = { en: "Älgnäset", sv: "Älgnäset" };
export const top: Localised = { en: "Storhälla summit", sv: "Storhällas topp" };
