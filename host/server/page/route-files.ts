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

/** Slots that stand on nearly every page right after hydration: the basket's badge. */
const SHELL_SLOTS = [{ remote: "mf-cart", module: "slot-cart.badge" }];

async function filesOf(releases: LiveReleases, key: { remote: string; module: string }): Promise<RouteFiles> {
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

/** The files of a route's page; preloaded, so that nothing waits for another. */
export function routeFiles(releases: LiveReleases, route: RouteName): Promise<RouteFiles> {
  return filesOf(releases, pageKeyOf(route));
}

/** The files of what the shell shows of other remotes; preloaded after the page's own. */
export async function shellSlotFiles(releases: LiveReleases): Promise<readonly string[]> {
  const files = await Promise.all(SHELL_SLOTS.map((key) => filesOf(releases, key)));
  return files.flatMap(({ scripts }) => scripts);
}
