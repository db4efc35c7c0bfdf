import { type Localised, textIn, type WorldLanguage } from "./localised.ts";

/**
 * Returns the UrlAlias of an item: its own, or its name in lower case. Spaces and letters are kept, as
 * editors leave them.
 */
export function urlAlias(
  { name, alias }: { readonly name: Localised; readonly alias?: Localised },
  lang: WorldLanguage,
): string {
  return alias ? textIn(alias, lang) : textIn(name, lang).toLowerCase();
}
