import { useTextsContext } from "./texts-provider.tsx";
import type { Translate } from "./translate.ts";

/** The texts of one namespace, in the language of the page. */
export interface NamespaceTexts {
  /** The same function for as long as the page has its language. */
  readonly t: Translate;
  readonly language: string;
  readonly locale: string;
}

/** The texts of an app's namespace. */
export function useTexts(namespace: string): NamespaceTexts {
  const { of, language, locale } = useTextsContext();
  return { t: of(namespace), language, locale };
}
