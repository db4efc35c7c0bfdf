import type { SiteLanguage, SiteSettings, Visit } from "@stays/contract";
import { createContext, use } from "react";

/** The visit of the current page; the shell provides it when a route matches. */
export const VisitContext = createContext<Visit | null>(null);

/** Route, search, settings and day of the visit. */
export function usePageVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error("There is no visit around this component: the address has no route.");
  return visit;
}

/** The language of the settings document. */
export function languageOf({ language, languages }: SiteSettings): SiteLanguage {
  const found = languages.find(({ prefix }) => prefix === language) ?? languages[0];
  if (!found) throw new Error("The settings name no language.");
  return found;
}
