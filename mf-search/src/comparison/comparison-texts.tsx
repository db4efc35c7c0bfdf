import { useSettings } from "@stays/contract";
import { createTexts, type TextResources, type Translate, useTexts } from "@stays/texts";
import { createContext, type ReactNode, use, useMemo } from "react";
import de from "./texts/de.json";
import en from "./texts/en.json";
import nb from "./texts/nb.json";
import sv from "./texts/sv.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    comparison: typeof en;
  }
}

const NAMESPACE = "comparison";

const all: Readonly<Record<string, TextResources>> = { en, sv, nb, de };

const Texts = createContext<Translate<typeof NAMESPACE> | null>(null);

/**
 * Provides the texts of the comparison. They are in its own chunk, because the document has all texts of the
 * page, and few visitors compare. A chunk for each language would cost every visitor more in the entry.
 */
export function ComparisonTexts({ children }: { readonly children: ReactNode }) {
  const { language, locale } = useTexts("mf-search");
  const { texts: overrides } = useSettings();
  const t = useMemo(() => {
    const texts = createTexts({ language, locale, overrides });
    texts.add(NAMESPACE, all[language] ?? en);
    return texts.of(NAMESPACE);
  }, [language, locale, overrides]);
  return <Texts value={t}>{children}</Texts>;
}

/** Returns the texts of the comparison. */
export function useComparisonTexts(): Translate<typeof NAMESPACE> {
  const t = use(Texts);
  if (!t) throw new Error("There are no texts of the comparison: render it inside ComparisonTexts.");
  return t;
}
