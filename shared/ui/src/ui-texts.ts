import { defineTexts, type NamespaceTexts, useTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
import type en from "../texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    ui: typeof en;
  }
}

/** The generic texts of the design system by language. */
export const uiTexts = defineTexts(
  "ui",
  textFiles((language) => import(/* webpackChunkName: "texts-[request]" */ `../texts/${language}.json`)),
);

/** Returns the design system's own texts, such as Close. */
export function useUiTexts(): NamespaceTexts<"ui"> {
  return useTexts("ui");
}
