import { type Localised, textIn, type WorldLanguage } from "./localised.ts";

/** The UrlAlias of something: its own, or its name in lower case with spaces and letters kept, as editors leave it. */
export function urlAlias(
  { name, alias }: { readonly name: Localised; readonly alias?: Localised },
  lang: WorldLanguage,
): string {
  return alias ? textIn(alias, lang) : textIn(name, lang).toLowerCase();
}
