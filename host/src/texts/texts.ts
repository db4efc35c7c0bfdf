import type { PageTexts } from "@stays/contract";

const load: PageTexts = {
  en: () => import(/* webpackChunkName: "texts-en" */ "./en.json"),
  sv: () => import(/* webpackChunkName: "texts-sv" */ "./sv.json"),
  nb: () => import(/* webpackChunkName: "texts-nb" */ "./nb.json"),
  de: () => import(/* webpackChunkName: "texts-de" */ "./de.json"),
};

/** The texts of the shell, by language code. */
export const hostTexts = { namespace: "host", load };
