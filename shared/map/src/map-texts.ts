import { defineTexts, useTexts } from "@stays/texts";
import type en from "../texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    map: typeof en;
  }
}

/** The map's texts by language. */
export const mapTexts = defineTexts("map", {
  en: () => import(/* webpackChunkName: "texts-en" */ "../texts/en.json"),
  sv: () => import(/* webpackChunkName: "texts-sv" */ "../texts/sv.json"),
  nb: () => import(/* webpackChunkName: "texts-nb" */ "../texts/nb.json"),
  de: () => import(/* webpackChunkName: "texts-de" */ "../texts/de.json"),
  da: () => import(/* webpackChunkName: "texts-da" */ "../texts/da.json"),
  fi: () => import(/* webpackChunkName: "texts-fi" */ "../texts/fi.json"),
  nl: () => import(/* webpackChunkName: "texts-nl" */ "../texts/nl.json"),
  fr: () => import(/* webpackChunkName: "texts-fr" */ "../texts/fr.json"),
});

export const useMapTexts = () => useTexts("map");
