import { useTranslation } from "react-i18next";
import { useTextsContext } from "./texts-provider.tsx";

export type TextValues = Readonly<Record<string, string | number>>;

/** Turns a key into its wording; `count` chooses the plural form, `{{name}}` is filled in. */
export type Translate = (key: string, values?: TextValues) => string;

export interface NamespaceTexts {
  readonly t: Translate;
  readonly language: string;
  readonly locale: string;
}

/** The texts of an app's namespace. */
export function useTexts(namespace: string): NamespaceTexts {
  const { i18n, language, locale } = useTextsContext();
  const { t } = useTranslation(namespace, { i18n, useSuspense: false });
  return { t: (key, values) => t(key, { ...values }), language, locale };
}
