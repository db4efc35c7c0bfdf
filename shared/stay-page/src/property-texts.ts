import { availabilityTexts } from "@stays/availability";
import { defineTexts, type TextsDefinition, useTexts } from "@stays/texts";
import type en from "../texts/en.json";
import { priceTexts } from "./rates/price-texts.ts";

declare module "@stays/texts" {
  interface TextNamespaces {
    property: typeof en;
  }
}

const propertyTexts = defineTexts("property", {
  en: () => import(/* webpackChunkName: "texts-en" */ "../texts/en.json"),
  sv: () => import(/* webpackChunkName: "texts-sv" */ "../texts/sv.json"),
  nb: () => import(/* webpackChunkName: "texts-nb" */ "../texts/nb.json"),
  de: () => import(/* webpackChunkName: "texts-de" */ "../texts/de.json"),
  da: () => import(/* webpackChunkName: "texts-da" */ "../texts/da.json"),
  fi: () => import(/* webpackChunkName: "texts-fi" */ "../texts/fi.json"),
  nl: () => import(/* webpackChunkName: "texts-nl" */ "../texts/nl.json"),
  fr: () => import(/* webpackChunkName: "texts-fr" */ "../texts/fr.json"),
});

/** All texts of this package and of its calendar: pages that use it have them after their own. */
export const propertySharedTexts: readonly TextsDefinition[] = [propertyTexts, priceTexts, availabilityTexts];

export const usePropertyTexts = () => useTexts("property");
