import type { NamedTexts } from "@stays/contract";
import { MAP_NAMESPACE, mapTexts } from "@stays/map/texts";
import { useTexts } from "@stays/texts";
import type en from "../texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    activity: typeof en;
  }
}

const NAMESPACE = "activity";

const activityTexts: NamedTexts = {
  namespace: NAMESPACE,
  load: {
    en: () => import(/* webpackChunkName: "texts-en" */ "../texts/en.json"),
    sv: () => import(/* webpackChunkName: "texts-sv" */ "../texts/sv.json"),
    nb: () => import(/* webpackChunkName: "texts-nb" */ "../texts/nb.json"),
    de: () => import(/* webpackChunkName: "texts-de" */ "../texts/de.json"),
  },
};

/** All texts of this package and of its map: pages that show activities have them after their own. */
export const activitySharedTexts: readonly NamedTexts[] = [
  activityTexts,
  { namespace: MAP_NAMESPACE, load: mapTexts },
];

export const useActivityTexts = () => useTexts(NAMESPACE);
