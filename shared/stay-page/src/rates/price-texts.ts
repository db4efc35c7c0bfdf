import { defineTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";

/** The texts of a price's parts, in the files of a page's own texts. */
export const priceTexts = defineTexts(
  "price",
  textFiles((language) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${language}.json`)),
);
