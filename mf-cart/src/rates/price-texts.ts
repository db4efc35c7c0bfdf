import type { NamedTexts } from "@stays/contract";
import { useTexts } from "@stays/texts";
import type en from "./texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    price: typeof en;
  }
}

const NAMESPACE = "price";

/** The texts of a rate's price, in the file of the rate modal: no other slot needs them. */
export const priceTexts: NamedTexts = {
  namespace: NAMESPACE,
  load: {
    en: () => import(/* webpackMode: "eager" */ "./texts/en.json"),
    sv: () => import(/* webpackMode: "eager" */ "./texts/sv.json"),
    nb: () => import(/* webpackMode: "eager" */ "./texts/nb.json"),
    de: () => import(/* webpackMode: "eager" */ "./texts/de.json"),
  },
};

/** The texts of a rate's price. */
export const usePriceTexts = () => useTexts(NAMESPACE);
