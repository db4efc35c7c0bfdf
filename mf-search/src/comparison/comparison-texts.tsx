import type { Translate } from "@stays/texts";
import { usePartTexts } from "@stays/ui";
import { createContext, type ReactNode, use } from "react";
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
    comparison: typeof en;
  }
}

const all = { en, sv, nb, de, da, fi, nl, fr };

const Texts = createContext<Translate<"comparison"> | null>(null);

export function ComparisonTexts({ children }: { readonly children: ReactNode }) {
  return <Texts value={usePartTexts("comparison", all)}>{children}</Texts>;
}

export function useComparisonTexts(): Translate<"comparison"> {
  const t = use(Texts);
  if (!t) throw new Error("There are no texts of the comparison: render it inside ComparisonTexts.");
  return t;
}
