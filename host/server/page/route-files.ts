import type { RouteName } from "@stays/routes";
import { resolvePageKey } from "../../app/page/page-key.ts";
import type { LiveReleases } from "./live-release.ts";

/** All files of its remote that a route needs for the first view. */
export interface RouteFiles {
  /** The release that the files are of. */
  readonly release: { readonly remote: string; readonly version: string } | null;
  /** Scripts that run once the host loads them: the remote's entry. */
  readonly scripts: readonly string[];
  /** Scripts that only register the modules of the page, so that they may run before all others. */
  readonly chunks: readonly string[];
  readonly styles: readonly string[];
  /** The CSS, inlined in the head. */
  readonly css: string;
  /** Addresses of stylesheets that could not be read here; the browser fetches them. */
  readonly linkedStyles: readonly string[];
  /** `sha384-…` by address. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** No files: for an address without a route. */
export const noRouteFiles: RouteFiles = {
  release: null,
  scripts: [],
  chunks: [],
  styles: [],
  css: "",
  linkedStyles: [],
  integrity: {},
};

/** The files of a route's page. All are in the document, so that none waits for another. */
export async function routeFiles(releases: LiveReleases, route: RouteName): Promise<RouteFiles> {
  const key = resolvePageKey(route);
  const release = releases[key.remote];
  const files = release?.descriptor.exposes[`./${key.module}`];
  if (!release || !files) return noRouteFiles;
  const toAddress = (file: string) => release.baseUrl + file;
  const texts = await Promise.all(files.css.map((file) => release.css(file).catch(() => null)));
  const withText = (isWanted: boolean) =>
    files.css.filter((_, index) => (texts[index] !== null) === isWanted).map(toAddress);
  const { entry } = release.descriptor;
  const hashes = [entry, ...files.js, ...files.css].flatMap((file) => {
    const hash = release.descriptor.integrity[file];
    return hash ? [[toAddress(file), hash] as const] : [];
  });
  return {
    release: { remote: key.remote, version: release.descriptor.version },
    integrity: Object.fromEntries(hashes),
    scripts: [toAddress(entry)],
    chunks: files.js.map(toAddress),
    styles: withText(true),
    css: texts.filter((text) => text !== null).join("\n"),
    linkedStyles: withText(false),
  };
}
