import { type NamespaceTexts, type TextsLoader, useTexts } from "@stays/texts";
import type en from "../texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    map: typeof en;
  }
}

/** The namespace of the map's texts; the host registers it. */
export const MAP_NAMESPACE = "map";

/** The map's texts by language. */
export const mapTexts: TextsLoader = {
  en: () => import("../texts/en.json"),
  sv: () => import("../texts/sv.json"),
  nb: () => import("../texts/nb.json"),
  de: () => import("../texts/de.json"),
};

/** Returns the map's own texts. */
export function useMapTexts(): NamespaceTexts<"map"> {
  return useTexts(MAP_NAMESPACE);
}
