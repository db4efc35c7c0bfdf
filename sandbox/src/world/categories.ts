import type { Localised } from "./localised.ts";

/** Accommodation categories; the ids are those of the site settings. */
export const CABIN = 12;
export const VILLAGE = 13;
export const HOTEL = 14;
export const HOSTEL = 15;

export const categories: readonly { readonly id: number; readonly name: Localised }[] = [
  { id: CABIN, name: { en: "Cabin", sv: "Stuga", no: "Hytte", de: "Ferienhütte" } },
  { id: VILLAGE, name: { en: "Cabin village", sv: "Stugby", no: "Hyttegrend", de: "Hüttendorf" } },
  { id: HOTEL, name: { en: "Hotel", sv: "Hotell", no: "Hotell", de: "Hotel" } },
  { id: HOSTEL, name: { en: "Hostel", sv: "Vandrarhem", no: "Vandrerhjem", de: "Herberge" } },
];
