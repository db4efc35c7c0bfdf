import { mapTexts } from "@stays/map/texts";
import { defineTexts, type TextsDefinition } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
import { uiTexts } from "@stays/ui/texts";
import type en from "./en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    host: typeof en;
  }
}

const hostTexts = defineTexts(
  "host",
  textFiles((language) => import(/* webpackChunkName: "texts-[request]" */ `./${language}.json`)),
);

/** Texts of every page: those of the shell, of the design system, and of the map, which the host shares. */
export const shellTexts: readonly TextsDefinition[] = [hostTexts, uiTexts, mapTexts];
