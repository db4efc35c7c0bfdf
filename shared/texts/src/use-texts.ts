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

/** Returns the texts of an app's namespace. */
export function useTexts<Name extends Namespace>(namespace: Name): NamespaceTexts<Name> {
  const { of, language, locale, direction } = useTextsContext();
  return { t: of(namespace), language, locale, direction };
}
