import { type NamespaceTexts, type TextsLoader, useTexts } from "@stays/texts";
import type en from "../texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    ui: typeof en;
  }
}

/** The namespace of the texts below; the host registers it. */
export const UI_NAMESPACE = "ui";

/** The generic texts of the design system by language. */
export const uiTexts: TextsLoader = {
  en: () => import("../texts/en.json"),
  sv: () => import("../texts/sv.json"),
  nb: () => import("../texts/nb.json"),
  de: () => import("../texts/de.json"),
};

/** Returns the design system's own texts, such as Close. */
export function useUiTexts(): NamespaceTexts<"ui"> {
  return useTexts(UI_NAMESPACE);
}
