/** The host's own files: what every page starts with. */
export interface HostAssets {
  /** Addresses of the scripts, in order. */
  readonly scripts: readonly string[];
  /** `sha384-…` by address, for scripts that never change. */
  readonly integrity?: Readonly<Record<string, string>>;
  /** The text of the host's styles, for the head. */
  readonly css: string;
  /** Addresses of styles that are linked instead: in development, where they change. */
  readonly styles?: readonly string[];
  /** Runs before everything else: in development. */
  readonly firstScript?: string;
}

/** What the build writes into `assets.json`, paths inside the host's folder. */
interface AssetsFile {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** What the build writes into `release.json`. */
interface ReleaseFile {
  readonly integrity: Readonly<Record<string, string>>;
}

/** Where the host's files are served. */
const BASE_URL = "/assets/";

/**
 * Reads the host's files.
 *
 * @param read gives the text of a file in the host's web folder
 */
export async function loadHostAssets(read: (file: string) => Promise<string>): Promise<HostAssets> {
  const { js, css } = JSON.parse(await read("assets.json")) as AssetsFile;
  const { integrity } = JSON.parse(await read("release.json")) as ReleaseFile;
  return {
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [BASE_URL + file, hash])),
    scripts: js.map((file) => BASE_URL + file),
    css: (await Promise.all(css.map(read))).join("\n"),
  };
}
