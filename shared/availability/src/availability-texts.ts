import { defineTexts, useTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
import type en from "../texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    availability: typeof en;
  }
}

/** All texts of this folder: pages that use it have them after their own. */
export const availabilityTexts = defineTexts(
  "availability",
  textFiles((language) => import(/* webpackChunkName: "texts-[request]" */ `../texts/${language}.json`)),
);

export const useAvailabilityTexts = () => useTexts("availability");
