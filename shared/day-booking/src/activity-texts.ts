import { defineTexts, type TextsDefinition, useTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
import type en from "../texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    activity: typeof en;
  }
}

const activityTexts = defineTexts(
  "activity",
  textFiles((language) => import(/* webpackChunkName: "texts-[request]" */ `../texts/${language}.json`)),
);

/** The texts of this package: pages that show activities have them after their own. */
export const activitySharedTexts: readonly TextsDefinition[] = [activityTexts];

export const useActivityTexts = () => useTexts("activity");
