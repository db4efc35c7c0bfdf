/** What a release says of itself, as `shared/build` writes it into `release.json`. Paths are inside its folder. */
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

/** A release that is live, with where its files are. */
export interface LiveRelease {
  readonly descriptor: ReleaseDescriptor;
  /** Address of its folder in the browser, with a slash at the end. */
  readonly baseUrl: string;
  /** The text of a CSS file of the release. */
  css(file: string): Promise<string>;
  /** What a page view falls back to when this release cannot be used in the browser. */
  readonly lastGood?: LiveRelease;
  /** What some visitors get instead. */
  readonly canary?: { readonly percent: number; readonly release: LiveRelease };
}

/** The live releases by remote name. */
export type LiveReleases = Readonly<Record<string, LiveRelease>>;
