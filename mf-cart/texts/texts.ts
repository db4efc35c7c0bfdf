import { defineTexts } from "@stays/texts";
import type en from "./en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    "mf-cart": typeof en;
  }
}

export const texts = defineTexts("mf-cart", {
  en: () => import(/* webpackChunkName: "texts-en" */ "./en.json"),
  sv: () => import(/* webpackChunkName: "texts-sv" */ "./sv.json"),
  nb: () => import(/* webpackChunkName: "texts-nb" */ "./nb.json"),
  de: () => import(/* webpackChunkName: "texts-de" */ "./de.json"),
  da: () => import(/* webpackChunkName: "texts-da" */ "./da.json"),
  fi: () => import(/* webpackChunkName: "texts-fi" */ "./fi.json"),
  nl: () => import(/* webpackChunkName: "texts-nl" */ "./nl.json"),
  fr: () => import(/* webpackChunkName: "texts-fr" */ "./fr.json"),
});
