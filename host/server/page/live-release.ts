import { createHash } from "node:crypto";
import { CONTRACT_VERSION } from "@stays/contract/host";
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

/** The server bundle of a remote under development. */
export interface DevelopmentBundle {
  readonly version: string;
  /** Its name in the folder of its version. */
  readonly file: string;
  readonly integrity: string;
}

/**
 * A remote, served from the memory of a development server.
 *
 * @param origin of that server; empty = the origin of the page
 * @param bundle its server bundle; missing = it is rendered in the browser
 */
export function developmentRelease(name: string, origin = "", bundle?: DevelopmentBundle): LiveRelease {
  return {
    baseUrl: `${origin}/dev/${name}/`,
    css: async () => "",
    descriptor: {
      name,
      version: bundle?.version ?? "development",
      contract: CONTRACT_VERSION,
      entry: "remoteEntry.js",
      server: bundle?.file ?? "",
      exposes: {},
      integrity: bundle ? { [bundle.file]: bundle.integrity } : {},
    },
  };
}

const LENGTH = 16;

/** The name of the releases of the host and all remotes together. A stored page runs with one edition only. */
export function computeEdition(hostVersion: string, releases: LiveReleases): string {
  const versions = Object.entries(releases).map(([name, { descriptor }]) => `${name} ${descriptor.version}`);
  const all = [`${HOST} ${hostVersion}`, ...versions].sort().join("\n");
  return createHash("sha256").update(all).digest("base64url").slice(0, LENGTH);
}
