import { defineTexts, type NamespaceTexts, useTexts } from "@stays/texts";
import type en from "../texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    ui: typeof en;
  }
}

/** The generic texts of the design system by language. */
export const uiTexts = defineTexts("ui", {
  en: () => import(/* webpackChunkName: "texts-en" */ "../texts/en.json"),
  sv: () => import(/* webpackChunkName: "texts-sv" */ "../texts/sv.json"),
  nb: () => import(/* webpackChunkName: "texts-nb" */ "../texts/nb.json"),
  de: () => import(/* webpackChunkName: "texts-de" */ "../texts/de.json"),
  da: () => import(/* webpackChunkName: "texts-da" */ "../texts/da.json"),
  fi: () => import(/* webpackChunkName: "texts-fi" */ "../texts/fi.json"),
  nl: () => import(/* webpackChunkName: "texts-nl" */ "../texts/nl.json"),
  fr: () => import(/* webpackChunkName: "texts-fr" */ "../texts/fr.json"),
});

/** Returns the design system's own texts, such as Close. */
export function useUiTexts(): NamespaceTexts<"ui"> {
  return useTexts("ui");
}
