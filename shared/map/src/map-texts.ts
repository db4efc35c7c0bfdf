import { defineTexts, useTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
import type en from "../texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    map: typeof en;
  }
}

/** The map's texts by language. */
export const mapTexts = defineTexts(
  "map",
  textFiles((language) => import(/* webpackChunkName: "texts-[request]" */ `../texts/${language}.json`)),
);

export const useMapTexts = () => useTexts("map");
