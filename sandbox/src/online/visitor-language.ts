import type { DestinationLanguage } from "../world/destinations/destination.ts";

type Languages = readonly DestinationLanguage[];

/** The codes of Norwegian in URLs and headers. */
const NORWEGIAN = ["nb", "nn", "no"];

/** Returns the language of a prefix or a tag such as `sv-SE`; undefined when the site does not have it. */
function languageOf(tag: string | undefined, languages: Languages): DestinationLanguage | undefined {
  const wanted = tag?.toLowerCase();
  const base = wanted?.split("-")[0] ?? "";
  const code = NORWEGIAN.includes(base) ? "nb" : base;
  return (
    languages.find(({ prefix }) => prefix === wanted) ?? languages.find((language) => language.code === code)
  );
}

export interface LanguageSigns {
  readonly path?: string | undefined;
  readonly query?: string | undefined;
  readonly cookie?: string | undefined;
  readonly header?: string | undefined;
}

/**
 * Returns the language of the URL, query, cookie or `Accept-Language`, in this order; else the site's first.
 */
export function visitorLanguage(signs: LanguageSigns, languages: Languages): DestinationLanguage {
  const { path, query, cookie, header } = signs;
  const preferred = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag, quality] = part.trim().split(";q=");
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
  for (const tag of [path, query, cookie, ...preferred]) {
    const language = languageOf(tag, languages);
    if (language) return language;
  }
  const [first] = languages;
  if (!first) throw new Error("The destination has no languages");
  return first;
}
