import de from "./texts/de.json";
import en from "./texts/en.json";
import nb from "./texts/nb.json";
import sv from "./texts/sv.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    ranking: typeof en;
  }
}

/** Texts of the ranking, by language code. */
export const rankingTexts = { en, sv, nb, de };
