import { defineTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
import type en from "./texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    "search-box": typeof en;
  }
}

/** Texts of the search box for other sites; only the server loads them. */
export const searchBoxTexts = defineTexts(
  "search-box",
  textFiles((language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`)),
);
