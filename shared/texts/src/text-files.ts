import type { TextResources, TextsDefinition } from "./define-texts.ts";

/** The languages of every package's texts. `npm run stays -- add-language` adds one. */
const LANGUAGES = ["en", "sv", "nb", "de", "da", "fi", "nl", "fr"];

type LoadFile = (language: string) => Promise<{ readonly default: TextResources }>;

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "MODULE_NOT_FOUND";

/**
 * The texts of a folder with a file for each language, by language code. A folder of another repository may lack one,
 * and shows the English texts.
 *
 * @param load imports the file of a language: by a template literal the bundler finds all of them
 */
export const textFiles = (load: LoadFile): TextsDefinition["load"] =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      () =>
        load(language).catch((cause: unknown) => {
          if (isMissing(cause)) return load("en");
          throw cause;
        }),
    ]),
  );
