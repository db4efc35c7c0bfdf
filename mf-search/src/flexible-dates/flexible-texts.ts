import de from "./texts/de.json";
import en from "./texts/en.json";
import nb from "./texts/nb.json";
import sv from "./texts/sv.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    flexibleDates: typeof en;
  }
}

/** Texts of the chart of flexible dates, by language code. */
export const flexibleTexts = { en, sv, nb, de };
