import { defineTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";

/** The texts of a price's parts, all languages in the file of a slot that alone shows them. */
export const inlinePriceTexts = defineTexts(
  "price",
  textFiles((language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`)),
);
