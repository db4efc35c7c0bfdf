import { defineTexts } from "@stays/texts";

/** The texts of a rate's price, in the file of the rate modal: no other slot needs them. */
export const priceTexts = defineTexts("price", {
  en: () => import(/* webpackMode: "eager" */ "@stays/stay-page/price-texts/en.json"),
  sv: () => import(/* webpackMode: "eager" */ "@stays/stay-page/price-texts/sv.json"),
  nb: () => import(/* webpackMode: "eager" */ "@stays/stay-page/price-texts/nb.json"),
  de: () => import(/* webpackMode: "eager" */ "@stays/stay-page/price-texts/de.json"),
  da: () => import(/* webpackMode: "eager" */ "@stays/stay-page/price-texts/da.json"),
  fi: () => import(/* webpackMode: "eager" */ "@stays/stay-page/price-texts/fi.json"),
  nl: () => import(/* webpackMode: "eager" */ "@stays/stay-page/price-texts/nl.json"),
  fr: () => import(/* webpackMode: "eager" */ "@stays/stay-page/price-texts/fr.json"),
});
