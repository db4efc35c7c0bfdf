import { defineTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
import type en from "./en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    "mf-packages": typeof en;
  }
}

export const texts = defineTexts(
  "mf-packages",
  textFiles((language) => import(/* webpackChunkName: "texts-[request]" */ `./${language}.json`)),
);
