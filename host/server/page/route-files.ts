import type { RouteName } from "@stays/routes";
import { pageKeyOf } from "../../src/page/page-key.ts";
import type { LiveReleases } from "./live-release.ts";

/** Every file that a route's first sight needs of its remote. */
export interface RouteFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The text of the styles, for the head. */
  readonly css: string;
}

const nothing: RouteFiles = { scripts: [], styles: [], css: "" };

/** The files of a route's page; preloaded, so that nothing waits for another. */
export async function routeFiles(releases: LiveReleases, route: RouteName): Promise<RouteFiles> {
  const key = pageKeyOf(route);
  const release = releases[key.remote];
  const files = release?.descriptor.exposes[`./${key.module}`];
  if (!release || !files) return nothing;
  const addressOf = (file: string) => release.baseUrl + file;
  return {
    scripts: [release.descriptor.entry, ...files.js].map(addressOf),
    styles: files.css.map(addressOf),
    css: (await Promise.all(files.css.map((file) => release.css(file)))).join("\n"),
  };
}
