/** The texts of one namespace in one language: flat keys, plurals as `key_one`, `key_other`. */
export type TextResources = Readonly<Record<string, string>>;

/** A namespace: one loader per language code, so that a visitor loads only the language in use. */
export type TextsLoader = Readonly<Record<string, () => Promise<{ readonly default: TextResources }>>>;

/** The language that every namespace has. */
export const FALLBACK_LANGUAGE = "en";

/**
 * Loads the texts of a language code, or English when the namespace does not have that language.
 * @throws when English is missing too
 */
export async function loadTexts(loader: TextsLoader, language: string): Promise<TextResources> {
  const load = loader[language] ?? loader[FALLBACK_LANGUAGE];
  if (!load) throw new Error(`No texts in "${language}" and none in "${FALLBACK_LANGUAGE}"`);
  return (await load()).default;
}
