import { useSettings } from "@stays/contract";
import { createTexts, type Namespace, type TextResources, type Translate } from "@stays/texts";
import { useMemo } from "react";
import { useUiTexts } from "./ui-texts.ts";

/** Texts of a lazy part by language code; English is used for any other language. */
export type PartTexts = Readonly<Record<string, TextResources>> & { readonly en: TextResources };

/**
 * Returns the texts of a lazy part, which are in its own chunk: the document has all texts of the page, and
 * few visitors open the part. A chunk for each language would cost every visitor more in the entry.
 *
 * @param all a constant
 */
export function usePartTexts<Name extends Namespace>(namespace: Name, all: PartTexts): Translate<Name> {
  const { language, locale } = useUiTexts();
  const { texts: overrides } = useSettings();
  return useMemo(() => {
    const texts = createTexts({ language, locale, overrides });
    texts.add(namespace, all[language] ?? all.en);
    return texts.of(namespace);
  }, [namespace, all, language, locale, overrides]);
}
