import { defineTexts, useTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
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
export const tripTexts = defineTexts(
  "trip",
  textFiles((language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`)),
);

/** The texts of the trip's page. */
export const useTripTexts = () => useTexts("trip");
