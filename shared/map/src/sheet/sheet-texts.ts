import de from "./texts/de.json";
import en from "./texts/en.json";
import nb from "./texts/nb.json";
import sv from "./texts/sv.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    sheet: typeof en;
  }
}

/** Texts of the bottom sheet, by language code. */
export const sheetTexts = { en, sv, nb, de };
