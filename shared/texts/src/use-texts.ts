import { languageTexts, type TextsDefinition } from "./define-texts.ts";
import type { Namespace } from "./namespaces.ts";
import type { Translate } from "./texts.ts";
import { useTextsContext } from "./texts-provider.tsx";

/** The texts of one namespace, in the language of the page. */
export interface NamespaceTexts<Name extends Namespace> {
  /** Stable while the language of the page does not change. */
  readonly t: Translate<Name>;
  readonly language: string;
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
}

/**
 * Returns the texts of a namespace.
 *
 * @param texts a namespace of the page or slot, or the texts of a lazily loaded part, which has them in its file
 */
export function useTexts<Name extends Namespace>(texts: Name | TextsDefinition<Name>): NamespaceTexts<Name> {
  const page = useTextsContext();
  const { language, locale, direction } = page;
  const namespace = typeof texts === "string" ? texts : texts.namespace;
  if (typeof texts !== "string") {
    const own = languageTexts(texts, language);
    // Another release or remote may have added its copy of them.
    if (typeof own !== "function" && !page.shows(namespace, own)) page.add(namespace, own);
  }
  return { t: page.of(namespace), language, locale, direction };
}
