/**
 * The descriptor of a release, which `tools/build` writes as `release.json`. Paths are relative to its
 * folder.
 */
export interface ReleaseDescriptor {
  readonly name: string;
  readonly version: string;
  readonly contract: number;
  readonly entry: string;
  readonly server: string;
  readonly exposes: Readonly<
    Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
  >;
  readonly integrity: Readonly<Record<string, string>>;
}

/** A live release and the address of its files. */
export interface LiveRelease {
  readonly descriptor: ReleaseDescriptor;
  /** Address of its folder for browsers, with a trailing slash. */
  readonly baseUrl: string;
  /** Reads a CSS file of the release. */
  css(file: string): Promise<string>;
  /** The last good release: a page view falls back to it when this release fails in the browser. */
  readonly lastGood?: LiveRelease;
  /** The release that a share of the visitors gets instead. */
  readonly canary?: { readonly percent: number; readonly release: LiveRelease };
}

/** The live releases by remote name. */
export type LiveReleases = Readonly<Record<string, LiveRelease>>;
