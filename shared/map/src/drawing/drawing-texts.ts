import de from "./texts/de.json";
import en from "./texts/en.json";
import nb from "./texts/nb.json";
import sv from "./texts/sv.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    drawing: typeof en;
  }
}

/** Texts of the panel that draws a circle, by language code. */
export const drawingTexts = { en, sv, nb, de };
