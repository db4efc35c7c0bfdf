import type { NamedTexts, PageTexts } from "@stays/contract";
import { MAP_NAMESPACE, mapTexts } from "@stays/map/texts";
import { UI_NAMESPACE, uiTexts } from "@stays/ui/texts";
import type en from "./en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    host: typeof en;
  }
}

const load: PageTexts = {
  en: () => import(/* webpackChunkName: "texts-en" */ "./en.json"),
  sv: () => import(/* webpackChunkName: "texts-sv" */ "./sv.json"),
  nb: () => import(/* webpackChunkName: "texts-nb" */ "./nb.json"),
  de: () => import(/* webpackChunkName: "texts-de" */ "./de.json"),
  da: () => import(/* webpackChunkName: "texts-da" */ "./da.json"),
  fi: () => import(/* webpackChunkName: "texts-fi" */ "./fi.json"),
  nl: () => import(/* webpackChunkName: "texts-nl" */ "./nl.json"),
  fr: () => import(/* webpackChunkName: "texts-fr" */ "./fr.json"),
};

/** Texts of every page: those of the shell, of the design system, and of the map, which the host shares. */
export const shellTexts: readonly NamedTexts[] = [
  { namespace: "host", load },
  { namespace: UI_NAMESPACE, load: uiTexts },
  { namespace: MAP_NAMESPACE, load: mapTexts },
];
