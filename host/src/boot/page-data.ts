import type { SiteSettings } from "@stays/contract";
import type { RegistrySnapshot } from "../remotes/registry-snapshot.ts";

/** What the server wrote into every page besides its HTML. */
export interface PageData {
  readonly settings: SiteSettings;
  readonly registry: RegistrySnapshot;
  readonly page: {
    /** The destination's day, YYYY-MM-DD. */
    readonly today: string;
    /** What problems of this page are counted by, while a canary runs. */
    readonly id?: string | undefined;
    /** Texts of the shell and of the design system, by namespace. */
    readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

/** Ids of the JSON script elements. `site-settings` is promised to integrators (ruling 17). */
export const pageDataIds = {
  settings: "site-settings",
  registry: "remote-registry",
  page: "page-data",
} as const;

function readJson<Value>(id: string): Value {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page has no ${id}.`);
  return JSON.parse(text) as Value;
}

/** Reads what the server wrote; it has validated all of it. */
export function readPageData(): PageData {
  return {
    settings: readJson(pageDataIds.settings),
    registry: readJson(pageDataIds.registry),
    page: readJson(pageDataIds.page),
  };
}
