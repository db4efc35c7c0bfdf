import type { NamedTexts } from "@stays/contract";
import { useTexts } from "@stays/texts";

const NAMESPACE = "activity";

/** Texts of everything here; pages that show it name them in `sharedTexts`. */
export const activityTexts: NamedTexts = {
  namespace: NAMESPACE,
  load: {
    en: () => import(/* webpackChunkName: "texts-en" */ "../texts/en.json"),
    sv: () => import(/* webpackChunkName: "texts-sv" */ "../texts/sv.json"),
    nb: () => import(/* webpackChunkName: "texts-nb" */ "../texts/nb.json"),
    de: () => import(/* webpackChunkName: "texts-de" */ "../texts/de.json"),
  },
};

/** The texts of activities. */
export const useActivityTexts = () => useTexts(NAMESPACE);
