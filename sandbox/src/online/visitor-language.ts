import { ONLINE_LANGUAGES, type OnlineLanguage } from "./texts.ts";

/** Norwegian has two names in addresses and headers. */
const NORWEGIAN = ["nb", "nn", "no"];

/** A language from a tag such as `sv-SE`; undefined when the site does not speak it. */
export function languageOf(tag: string | undefined): OnlineLanguage | undefined {
  const base = tag?.toLowerCase().split("-")[0] ?? "";
  if (NORWEGIAN.includes(base)) return "no";
  return ONLINE_LANGUAGES.find((language) => language === base);
}

export interface LanguageSigns {
  readonly path?: string | undefined;
  readonly query?: string | undefined;
  readonly cookie?: string | undefined;
  readonly header?: string | undefined;
}

/** The first of address, query, cookie and `Accept-Language` that names a language; else English. */
export function visitorLanguage({ path, query, cookie, header }: LanguageSigns): OnlineLanguage {
  const wished = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag, quality] = part.trim().split(";q=");
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
  const found = [path, query, cookie, ...wished].map(languageOf).find((language) => language !== undefined);
  return found ?? "en";
}
