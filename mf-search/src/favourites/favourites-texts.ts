import { defineTexts } from "@stays/texts";
import da from "./texts/da.json";
import de from "./texts/de.json";
import en from "./texts/en.json";
import fi from "./texts/fi.json";
import fr from "./texts/fr.json";
import nb from "./texts/nb.json";
import nl from "./texts/nl.json";
import sv from "./texts/sv.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    memory: typeof en;
  }
}

export const favouritesTexts = defineTexts("memory", { en, sv, nb, de, da, fi, nl, fr });
