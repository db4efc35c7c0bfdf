import { defineTexts, useTexts } from "@stays/texts";
import type en from "./texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    trip: typeof en;
  }
}

/**
 * The texts of the trip's page, all languages in its own file. They are not among the remote's, which the
 * basket button loads on every page. Files of their own would be named, each with its hash, in the remote's
 * entry, which every page loads too.
 */
export const tripTexts = defineTexts("trip", {
  en: () => import(/* webpackMode: "eager" */ "./texts/en.json"),
  sv: () => import(/* webpackMode: "eager" */ "./texts/sv.json"),
  nb: () => import(/* webpackMode: "eager" */ "./texts/nb.json"),
  de: () => import(/* webpackMode: "eager" */ "./texts/de.json"),
  da: () => import(/* webpackMode: "eager" */ "./texts/da.json"),
  fi: () => import(/* webpackMode: "eager" */ "./texts/fi.json"),
  nl: () => import(/* webpackMode: "eager" */ "./texts/nl.json"),
  fr: () => import(/* webpackMode: "eager" */ "./texts/fr.json"),
});

/** The texts of the trip's page. */
export const useTripTexts = () => useTexts("trip");
