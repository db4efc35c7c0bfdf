import { defineTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
import type en from "./texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    price: typeof en;
  }
}

/** The texts of a price's parts, in the files of a page's own texts. */
export const priceTexts = defineTexts(
  "price",
  textFiles((language) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${language}.json`)),
);
