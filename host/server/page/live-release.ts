import { createHash } from "node:crypto";
import { HOST, type ReleaseDescriptor } from "@stays/releases";

/** The fields of `release.json` that the server uses. Paths are relative to the release's folder. */
export type LiveDescriptor = Pick<
  ReleaseDescriptor,
  "name" | "version" | "contract" | "entry" | "server" | "exposes" | "integrity"
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

const LENGTH = 16;

/** The name of the releases of the host and all remotes together. A stored page runs with one edition only. */
export function computeEdition(hostVersion: string, releases: LiveReleases): string {
  const versions = Object.entries(releases).map(([name, { descriptor }]) => `${name} ${descriptor.version}`);
  const all = [`${HOST} ${hostVersion}`, ...versions].sort().join("\n");
  return createHash("sha256").update(all).digest("base64url").slice(0, LENGTH);
}
