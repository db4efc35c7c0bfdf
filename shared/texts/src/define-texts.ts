import type { Namespace } from "./namespaces.ts";

/** The texts of one namespace in one language: flat keys, plurals as `key_one`, `key_other`. */
export type TextResources = Readonly<Record<string, string>>;

/** The texts of a language: to be loaded, or in the file that defines them. */
type LanguageTexts = TextResources | (() => Promise<{ readonly default: TextResources }>);

/** The texts of an app, a package or a part of a page. */
export interface TextsDefinition<Name extends string = string> {
  readonly namespace: Name;
  /** By language code: what loads the texts, or the texts. */
  readonly load: Readonly<Record<string, LanguageTexts>>;
}

/** The language that every namespace has. */
const FALLBACK_LANGUAGE = "en";

/**
 * Defines the texts of a namespace, by language code. Those of a page or slot are `import()`s: only the visitor's
 * language is loaded. A part that is loaded lazily has all languages in its own file (`{ en, sv }`), because a file for
 * each of them would be named in the entry, which every page loads.
 */
export const defineTexts = <Name extends Namespace>(
  namespace: Name,
  load: TextsDefinition["load"],
): TextsDefinition<Name> => ({ namespace, load });

/** Finds the texts of a language code, or the English ones when there are none. */
export function languageTexts({ namespace, load }: TextsDefinition, language: string): LanguageTexts {
  const found = load[language] ?? load[FALLBACK_LANGUAGE];
  if (!found)
    throw new Error(`${namespace} has no texts in "${language}" and none in "${FALLBACK_LANGUAGE}"`);
  return found;
}

/** Loads the texts of a language code, or the English ones when there are none. */
export async function loadTexts(texts: TextsDefinition, language: string): Promise<TextResources> {
  const found = languageTexts(texts, language);
  return typeof found === "function" ? (await found()).default : found;
}
