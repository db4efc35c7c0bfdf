import type { PageContext, SiteLanguage, SiteSettings } from "@stays/contract";
import { createContext, use } from "react";

/** The context of the current page; the shell provides it when a route matches. */
export const CurrentPageContext = createContext<PageContext | null>(null);

/** Route, search, settings and day of the page. */
export function useCurrentPageContext(): PageContext {
  const pageContext = use(CurrentPageContext);
  if (!pageContext) throw new Error("There is no page around this component: the address has no route.");
  return pageContext;
}

/** The language of the settings document. */
export function findLanguage({ language, languages }: SiteSettings): SiteLanguage {
  const found = languages.find(({ prefix }) => prefix === language) ?? languages[0];
  if (!found) throw new Error("The settings name no language.");
  return found;
}
