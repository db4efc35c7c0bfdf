import de from "./texts/de.json";
import en from "./texts/en.json";
import nb from "./texts/nb.json";
import sv from "./texts/sv.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    moveStay: typeof en;
  }
}

/** Texts of Move my stay, by language code. */
export const moveTexts = { en, sv, nb, de };
