import type { ReleaseDescriptor } from "@stays/releases";
import type { SettingsStore } from "../settings/settings-store.ts";

/** The host's own files, which every page loads. */
export interface HostAssets {
  /** Addresses of the scripts, in order. */
  readonly scripts: readonly string[];
  /** `sha384-…` by address, for immutable scripts. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The host's CSS, inlined in the head. */
  readonly css: string;
  /** Addresses of stylesheets to link instead of inlining: in development, where they change. */
  readonly styles?: readonly string[];
  /** Inline script that replays input from before hydration. */
  readonly earlyInput: string;
  /** Script of the search box for other sites: it assigns the function `defineStaysSearch`. */
  readonly searchBox: string;
  /** Service worker, which stores visited pages; null in development, whose files change under the same address. */
  readonly serviceWorker: string | null;
  /** Service worker that deletes what is stored, and itself. */
  readonly serviceWorkerRemoval: string;
  /** Inline script that runs before all others, in development only. */
  readonly firstScript?: string;
  /** Sources that the content security policy adds to `trusted-types`, in development only. */
  readonly trustedTypes?: readonly string[];
}

/** Content of the build's `assets.json`; paths are relative to the host's folder. */
interface AssetsFile {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** Base path of the host's files. */
const BASE_URL = "/assets/";

/**
 * Loads the list of the host's files.
 *
 * @param read reads a text file of the host's web folder
 * @param readServer reads a text file of the host's server folder
 */
export async function loadHostAssets(
  read: (file: string) => Promise<string>,
  readServer: (file: string) => Promise<string>,
): Promise<HostAssets> {
  const { js, css } = JSON.parse(await read("assets.json")) as AssetsFile;
  const { integrity } = JSON.parse(await read("release.json")) as Pick<ReleaseDescriptor, "integrity">;
  return {
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [BASE_URL + file, hash])),
    scripts: js.map((file) => BASE_URL + file),
    css: (await Promise.all(css.map(read))).join("\n"),
    earlyInput: await readServer("early-input.js"),
    searchBox: await readServer("search-box.js"),
    serviceWorker: await readServer("service-worker.js"),
    serviceWorkerRemoval: await readServer("service-worker-removal.js"),
  };
}

/** Whether browsers store visited pages. One service worker serves all languages, so any of them can end it. */
export function storesPages(settings: SettingsStore, { serviceWorker }: HostAssets): boolean {
  return (
    serviceWorker !== null && settings.prefixes().every((prefix) => settings.get(prefix)?.offline === true)
  );
}
