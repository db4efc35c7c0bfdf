import { defineTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
import type en from "./en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    "mf-transport": typeof en;
  }
}

export const texts = defineTexts(
  "mf-transport",
  textFiles((language) => import(/* webpackChunkName: "texts-[request]" */ `./${language}.json`)),
);
