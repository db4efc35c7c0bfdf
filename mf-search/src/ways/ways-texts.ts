import de from "./texts/de.json";
import en from "./texts/en.json";
import nb from "./texts/nb.json";
import sv from "./texts/sv.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    ways: typeof en;
  }
}

/** Texts of the ways to lifts and shops, by language code. */
export const waysTexts = { en, sv, nb, de };
