/** A language of the destination's site. */
export interface DestinationLanguage {
  /** ISO 639-1. */
  readonly code: "en" | "sv" | "nb" | "de" | "da" | "fi" | "nl" | "fr";
  /** First path segment of pages, calls and the online site. */
  readonly prefix: string;
  /** BCP 47. */
  readonly locale: string;
  readonly name: string;
}

/** A text in the languages of the destination; English and Swedish always exist. */
export interface Localised {
  readonly en: string;
  readonly sv: string;
  readonly no?: string;
  readonly de?: string;
}

/** Languages of the world's texts. */
export const worldLanguages = ["en", "sv", "no", "de"] as const;
export type WorldLanguage = (typeof worldLanguages)[number];

/** Returns the text in a language; Norwegian falls back to Swedish, German to English. */
export function translate(text: Localised, lang: WorldLanguage): string {
  if (lang === "no") return text.no ?? text.sv;
  if (lang === "de") return text.de ?? text.en;
  return text[lang];
}

/** Builds a localised text from a function of the language. */
export function inEach(write: (lang: WorldLanguage) => string): Localised {
  return { en: write("en"), sv: write("sv"), no: write("no"), de: write("de") };
}

/** Replaces `{destination}` in the text with the destination's name. */
export function named(text: Localised, { name }: { readonly name: string }): Localised {
  return inEach((lang) => translate(text, lang).replaceAll("{destination}", name));
}

/** Returns the language of the world's texts for a language of the site: English where the world has none. */
export function textLanguage({ code }: DestinationLanguage): WorldLanguage {
  return code === "nb" ? "no" : (worldLanguages.find((known) => known === code) ?? "en");
}
