import { mapTexts } from "@stays/map/texts";
import { defineTexts, type TextsDefinition } from "@stays/texts";
import { uiTexts } from "@stays/ui/texts";
import type en from "./en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    host: typeof en;
  }
}

const hostTexts = defineTexts("host", {
  en: () => import(/* webpackChunkName: "texts-en" */ "./en.json"),
  sv: () => import(/* webpackChunkName: "texts-sv" */ "./sv.json"),
  nb: () => import(/* webpackChunkName: "texts-nb" */ "./nb.json"),
  de: () => import(/* webpackChunkName: "texts-de" */ "./de.json"),
  da: () => import(/* webpackChunkName: "texts-da" */ "./da.json"),
  fi: () => import(/* webpackChunkName: "texts-fi" */ "./fi.json"),
  nl: () => import(/* webpackChunkName: "texts-nl" */ "./nl.json"),
  fr: () => import(/* webpackChunkName: "texts-fr" */ "./fr.json"),
});

/** Texts of every page: those of the shell, of the design system, and of the map, which the host shares. */
export const shellTexts: readonly TextsDefinition[] = [hostTexts, uiTexts, mapTexts];
