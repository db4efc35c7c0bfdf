import type { ReleaseDescriptor } from "@stays/releases";

/** The fields of `release.json` that the server uses. Paths are relative to the release's folder. */
export type LiveDescriptor = Pick<
  ReleaseDescriptor,
  "name" | "version" | "contract" | "entry" | "server" | "exposes" | "integrity" | "owner"
>;

/** A live release and the address of its files. */
export interface LiveRelease {
  readonly descriptor: LiveDescriptor;
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
