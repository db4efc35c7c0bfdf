import { availabilityTexts } from "@stays/availability";
import { defineTexts, type TextsDefinition, useTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
import type en from "../texts/en.json";
import { priceTexts } from "./rates/price-texts.ts";

declare module "@stays/texts" {
  interface TextNamespaces {
    property: typeof en;
  }
}

const propertyTexts = defineTexts(
  "property",
  textFiles((language) => import(/* webpackChunkName: "texts-[request]" */ `../texts/${language}.json`)),
);

/** All texts of this package and of its calendar: pages that use it have them after their own. */
export const propertySharedTexts: readonly TextsDefinition[] = [propertyTexts, priceTexts, availabilityTexts];

export const usePropertyTexts = () => useTexts("property");
