import type { SiteSettings } from "@stays/contract";
import type { LanguageData } from "@stays/texts";
import type { RegistrySnapshot } from "../remotes/registry-snapshot.ts";

/** The data that the server embeds in every page, besides its HTML. */
export interface PageData {
  readonly settings: SiteSettings;
  readonly registry: RegistrySnapshot;
  readonly page: {
    /** The destination's day, YYYY-MM-DD. */
    readonly today: string;
    /** Texts of the shell, the design system and the map, by namespace. */
    readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** How the server writes days, numbers and amounts. */
    readonly language: LanguageData;
    /** Name of the releases of this page together; missing = the page is not stored for a lost connection. */
    readonly edition?: string | undefined;
    /** True in the shell that is stored: the page has not come from the network. */
    readonly isStored?: boolean | undefined;
  };
}

/** Ids of the JSON script elements. `site-settings` is a public API for integrators (ruling 17). */
export const pageDataIds = {
  settings: "site-settings",
  registry: "remote-registry",
  page: "page-data",
  keptAt: "kept-at",
} as const;

/** Name of the Trusted Types policy of the development server's error overlay; production allows none. */
export const OVERLAY_POLICY = "rspack-dev-server#overlay";

/** Events of the host: React listens at the root from now on; React has hydrated the page. */
export const HYDRATING = "stays-hydrating";
export const INTERACTIVE = "stays-interactive";
/** Property of a click that React has dispatched in the page. */
export const DISPATCHED = "staysDispatched";

/** Id of the notice that shows itself when the scripts of a page do not start; the host removes it. */
export const SCRIPTS_NOTICE = "scripts-notice";

function readJson<Value>(id: string): Value {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page has no ${id}.`);
  return JSON.parse(text) as Value;
}

/** When Galaxy sent the answers of this page; null = for this page. */
export function readKeptAt(): number | null {
  const text = document.getElementById(pageDataIds.keptAt)?.textContent;
  return text ? Number(text) : null;
}

/** Reads the embedded data. It is not validated again: the server has done that. */
export function readPageData(): PageData {
  return {
    settings: readJson(pageDataIds.settings),
    registry: readJson(pageDataIds.registry),
    page: readJson(pageDataIds.page),
  };
}

/** The document title: the page's own title, then the destination's name. */
export function documentTitle(page: string, site: string): string {
  return page === "" || page === site ? site : `${page} – ${site}`;
}
